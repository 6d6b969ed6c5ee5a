import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { plus } from '#bookings/rules/term/length.ts'
import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { type Notice, needsNotice } from '../dates/earliest-start.ts'
import { londonMoment, monthsLater } from '../dates/london-clock.ts'
import { calendarCopy } from './calendar-copy.ts'
import { calendarQuery, takenTimes } from './calendar-query.ts'
import { calendarMonth, type DayState } from './day-states.ts'
import { dayLook, MonthGrid } from './MonthGrid.tsx'

const words = calendarCopy

interface AvailabilityCalendarProps {
  listingId: string
  notice: Notice
}

export default function AvailabilityCalendar({ listingId, notice }: AvailabilityCalendarProps) {
  const { farthestStartMonths } = usePolicy()
  const [now] = useState(serverNow)
  const [ahead, setAhead] = useState(0)
  const { data, isPending, refetch } = useQuery(calendarQuery(listingId))
  if (isPending) {
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-96" />
      </Loading>
    )
  }
  if (data === undefined) {
    return (
      <ErrorState title={words.failed} onRetry={() => void refetch()}>
        {words.failedAbout}
      </ErrorState>
    )
  }
  const taken = takenTimes(data)
  const limits = { taken, now, earliest: plus(now, notice) }
  const shown = monthsLater(londonMoment(now).slice(0, 7), ahead)
  return (
    <div className="rounded-card border border-hairline bg-surface p-4 sm:p-6">
      <div className="relative">
        <IconButton
          className="absolute left-0"
          label={words.previous}
          icon={<ChevronLeftIcon />}
          disabled={ahead === 0}
          onClick={() => setAhead(ahead - 1)}
        />
        <div className="grid gap-8 @2xl:grid-cols-2">
          <MonthGrid month={calendarMonth(shown, limits)} />
          <div className="hidden @2xl:block">
            <MonthGrid month={calendarMonth(monthsLater(shown, 1), limits)} />
          </div>
        </div>
        <IconButton
          className="absolute top-0 right-0"
          label={words.next}
          icon={<ChevronRightIcon />}
          disabled={ahead >= farthestStartMonths}
          onClick={() => setAhead(ahead + 1)}
        />
      </div>
      <Key states={needsNotice(notice) ? [...explained, 'tooSoon'] : explained} />
      {taken.length === 0 && (
        <p className="mt-2 text-center text-ink-soft text-sm">{words.nothingTaken}</p>
      )}
    </div>
  )
}

const explained: readonly DayState[] = ['free', 'partly', 'taken']

function Key({ states }: { states: readonly DayState[] }) {
  return (
    <ul
      aria-label={words.key}
      className="mt-5 flex flex-wrap justify-center gap-x-6 gap-y-2 text-ink-soft text-sm"
    >
      {states.map(state => (
        <li key={state} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`grid size-7 place-items-center rounded-full text-xs ring-1 ring-hairline ring-inset ${dayLook[state]}`}
          >
            7
          </span>
          {words[state]}
        </li>
      ))}
    </ul>
  )
}
