import { useEffect, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { useAction } from '../use-action.ts'
import { copy } from './copy.ts'

interface ResendCodeProps {
  /** When the next code may be sent; unknown until the server has answered. */
  until: number | undefined
  hasCode: boolean
  send: () => Promise<{ retryAfter: number } | undefined>
  onWait: (seconds: number, isSent: boolean) => void
}

/** The waiting time comes from the server: one code a minute and five an hour. */
export function ResendCode({ until, hasCode, send, onWait }: ResendCodeProps) {
  const left = useCountdown(until ?? 0)
  const resend = useAction(
    async () => {
      try {
        const sent = await send()
        if (!sent) return
        onWait(sent.retryAfter, true)
        toast.success(copy.resent)
      } catch (error) {
        const wait = isApiFailure(error) && error.details?.retryAfter
        if (typeof wait === 'number') onWait(wait, false)
        throw error
      }
    },
    { atForm: true },
  )
  return (
    <div className="text-ink-soft">
      <p>{hasCode ? copy.missing : copy.noCode}</p>
      <Button
        variant={hasCode ? 'ghost' : 'secondary'}
        className={hasCode ? '-mx-5 tabular-nums' : 'mt-3 tabular-nums'}
        loading={resend.busy}
        disabled={left > 0 || until === undefined}
        onClick={resend.run}
      >
        {left > 0 ? copy.resendIn(left) : copy.resend}
      </Button>
      {resend.fault && <FormFault>{resend.fault}</FormFault>}
    </div>
  )
}

/** By the clock, because a sleeping tab runs no timers. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    setNow(Date.now())
    if (until <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
