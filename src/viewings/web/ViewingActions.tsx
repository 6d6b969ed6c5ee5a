import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { CalendarButton } from '#bookings/web/detail/CalendarButton.tsx'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { dayAndTime } from '#viewings/rules/viewing-words.ts'
import type { Viewing } from '#viewings/rules/wire.ts'
import { viewings } from './api.ts'
import { copy } from './copy.ts'
import { OfferTimes } from './OfferTimes.tsx'
import { useReloadViewings } from './queries.ts'

const endings = ['decline', 'withdraw', 'cancel'] as const
type Ending = (typeof endings)[number]

/** Which buttons appear is decided by the server. */
export function ViewingActions({ viewing }: { viewing: Viewing }) {
  const [isOffering, setOffering] = useState(false)
  const [ending, setEnding] = useState<Ending>()
  const reload = useReloadViewings()
  const end = useAction(async () => {
    if (!ending) return
    try {
      await viewings.answer(viewing._id, { event: ending })
      toast.success(copy.answered)
    } finally {
      setEnding(undefined)
      await reload()
    }
  })
  const { allowed } = viewing
  const possible = endings.filter(one => allowed.includes(one))
  const agreedFor = viewing.state === 'agreed' ? viewing.startsAt : null
  if (!agreedFor && allowed.length === 0) return null
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {agreedFor && (
        <CalendarButton
          what={copy.theViewing(dayAndTime(new Date(agreedFor)))}
          fileName={`holdall-viewing-${viewing._id}`}
          read={() => viewings.calendarFile(viewing._id)}
        />
      )}
      {allowed.includes('offer') && (
        <Button variant="secondary" onClick={() => setOffering(true)}>
          {copy.offer}
        </Button>
      )}
      {possible.map(one => (
        <Button key={one} variant="secondary" onClick={() => setEnding(one)}>
          {copy[one]}
        </Button>
      ))}
      {isOffering && <OfferTimes viewing={viewing} onClose={() => setOffering(false)} />}
      {ending && (
        <ConfirmDialog
          open
          onClose={() => setEnding(undefined)}
          title={copy.questions[ending]}
          cancelLabel={copy.no}
          confirmLabel={copy.yes[ending]}
          danger
          onConfirm={end.run}
        >
          <p>{copy.told(viewing.other)}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
