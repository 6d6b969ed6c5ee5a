import { useState } from 'react'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { toast } from '#foundation/web/toast/toast.ts'
import { Button } from '#foundation/web/ui/Button.tsx'
import { showFailure } from '../form/show-failure.ts'
import { lastCodeSent } from './code-sent.ts'
import { copy } from './copy.ts'
import { useCountdown } from './use-countdown.ts'

const pauseMs = 60_000

/** The server sends at most one code a minute, so the button says how long that still is. */
export function ResendCode({ send }: { send: () => Promise<unknown> }) {
  const [until, setUntil] = useState(() => (lastCodeSent()?.at ?? 0) + pauseMs)
  const [busy, setBusy] = useState(false)
  const left = useCountdown(until)
  const resend = async () => {
    setBusy(true)
    try {
      await send()
      toast.success(copy.resent)
      setUntil(Date.now() + pauseMs)
    } catch (error) {
      showFailure(error)
      const wait = isApiFailure(error) && error.details?.retryAfter
      if (typeof wait === 'number') setUntil(Date.now() + wait * 1000)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="text-ink-soft">
      <p>{copy.missing}</p>
      <Button
        variant="ghost"
        className="-mx-5 tabular-nums"
        loading={busy}
        disabled={left > 0}
        onClick={resend}
      >
        {left > 0 ? copy.resendIn(left) : copy.resend}
      </Button>
    </div>
  )
}
