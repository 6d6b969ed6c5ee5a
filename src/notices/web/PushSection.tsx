import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '#accounts/rules/wire.ts'
import { Section } from '#accounts/web/profile/Section.tsx'
import { toast } from '#design/toast/toast.ts'
import { Switch } from '#design/ui/choices/Switch.tsx'
import { copy } from './copy.ts'
import { PushServiceAway, type PushState, pushState, switchOff, switchOn } from './push-device.ts'

/** For this browser only; each device has its own switch. */
export default function PushSection({ me }: { me: User }) {
  const { state, isBusy, fault, flip } = usePush(me._id)
  const cannot = state === 'unsupported' || state === 'install' || state === 'refused'
  return (
    <Section id="notifications" heading={copy.heading} intro={copy.intro}>
      <Switch
        label={copy.label}
        description={<span data-testid="push-state">{fault ?? wordsFor(state)}</span>}
        name="push"
        checked={state === 'on'}
        disabled={cannot || isBusy || state === undefined}
        onChange={() => void flip()}
        spread
      />
      <p className="mt-3">
        <Link to="/what-we-send" className="tall-link">
          {copy.what}
        </Link>
      </p>
    </Section>
  )
}

function wordsFor(state: PushState | undefined): string {
  return state === undefined ? copy.loading : copy[state]
}

function usePush(account: string) {
  const queries = useQueryClient()
  const queryKey = ['notices', 'push', account]
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const { data: state } = useQuery({
    queryKey,
    queryFn: () => pushState(account),
    meta: { isOfBrowser: true },
  })
  async function flip() {
    setIsBusy(true)
    setFault(undefined)
    try {
      const now = state === 'on' ? await switchOff() : await switchOn(account)
      queries.setQueryData(queryKey, now)
      if (now === 'on') toast.success(copy.saidOn)
      if (now === 'off') toast.success(copy.saidOff)
    } catch (error) {
      setFault(error instanceof PushServiceAway ? copy.failed : copy.unsaved)
    } finally {
      setIsBusy(false)
    }
  }
  return { state, isBusy, fault, flip }
}
