import { useState } from 'react'
import { tryToDelete } from '#accounts/web/form/try-to-delete.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { PlusIcon } from '#design/ui/icons/ActionIcons.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { DeleteButton } from '#design/ui/surfaces/DeleteButton.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { calendarsAtMost, faultWords } from '#listings/rules/calendars/calendar-terms.ts'
import type { OtherCalendar } from '#listings/rules/calendars/calendar-wire.ts'
import { AddCalendar } from './AddCalendar.tsx'
import { calendars, useReloadCalendars } from './api.ts'
import { copy, dayCount } from './copy.ts'

const words = copy.others

interface OtherCalendarsProps {
  listing: string
  spaces: number
  others: readonly OtherCalendar[]
}

export function OtherCalendars({ listing, spaces, others }: OtherCalendarsProps) {
  const [isAdding, setAdding] = useState(false)
  const isFull = others.length >= calendarsAtMost
  return (
    <div className="grid gap-4">
      <div>
        <h4 className="font-semibold">{words.heading}</h4>
        <p className="mt-1 max-w-measure text-ink-soft text-sm">{words.words}</p>
        {spaces > 1 && (
          <p className="mt-2 max-w-measure text-ink-soft text-sm">{words.allSpaces(spaces)}</p>
        )}
      </div>
      {others.length === 0 ? (
        <p className="text-ink-soft text-sm">{words.none}</p>
      ) : (
        <ul aria-label={words.list} className="grid border-hairline border-b">
          {others.map(calendar => (
            <OneCalendar key={calendar._id} {...{ listing, calendar }} />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-ink-soft text-sm">{words.full}</p>
      ) : (
        <Button
          variant="secondary"
          icon={<PlusIcon />}
          className="justify-self-start"
          onClick={() => setAdding(true)}
        >
          {words.add}
        </Button>
      )}
      {isAdding && <AddCalendar listing={listing} onClose={() => setAdding(false)} />}
    </div>
  )
}

interface OneCalendarProps {
  listing: string
  calendar: OtherCalendar
}

function OneCalendar({ listing, calendar }: OneCalendarProps) {
  const { _id: id, name, host, failing } = calendar
  const reload = useReloadCalendars(listing)
  const reading = useAction(async () => {
    await calendars.readNow(listing, id)
    toast.success(words.readingNow)
    await reload()
  })
  const forget = async () => {
    toast.success(words.removed)
    await reload()
    rescueFocus()
  }
  return (
    <li className="grid gap-3 border-hairline border-t py-3">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-semibold">{name}</p>
          <p className="wrap-anywhere text-ink-soft text-sm">{host}</p>
          <p className="mt-1 text-sm">{summaryOf(calendar)}</p>
        </div>
        <DeleteButton
          label={words.remove(name)}
          question={words.removeQuestion(name)}
          no={words.no}
          yes={words.yes}
          onDelete={() => tryToDelete(() => calendars.remove(listing, id))}
          onGone={forget}
        >
          {words.removeWords}
        </DeleteButton>
      </div>
      {failing && (
        <Alert
          tone="warning"
          title={words.failingSince(formatMoment(new Date(failing.since)))}
          action={
            <Button size="sm" variant="secondary" loading={reading.busy} onClick={reading.run}>
              {words.readNow}
            </Button>
          }
        >
          {[
            faultWords[failing.fault],
            ...(calendar.readAt === null ? [] : [words.kept]),
            words.next(formatMoment(new Date(calendar.nextAt))),
          ].join(' ')}
        </Alert>
      )}
    </li>
  )
}

function summaryOf({ closed, ...calendar }: OtherCalendar): string {
  const { readAt } = calendar
  if (readAt === null) return calendar.failing ? '' : words.waiting
  return `${words.closes(dayCount(closed))} ${words.readAt(formatMoment(new Date(readAt)))}`
}
