import { Suspense, useMemo } from 'react'
import { DateTimePicker } from '#design/ui/pickers/DateTimePicker.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { unavailablePeriod } from '#listings/rules/editing/unavailability.ts'
import { needsNotice } from './dates/earliest-start.ts'
import { freeHours } from './dates/free-hours.ts'
import { hoursLater } from './dates/london-clock.ts'
import { withEnd, withStart } from './dates/moved-hours.ts'
import { copy } from './dates-copy.ts'
import { errorAt } from './error-at.ts'
import type { BookNow } from './use-book-now.ts'

const CheaperByTheMonth = lazyPart(() => import('./CheaperByTheMonth.tsx'))

export default function HourlyDates({ choice }: { choice: BookNow }) {
  const { assessment, start, end, setDates, earliest, latest, notice, offer } = choice
  const { shortestRental } = offer.words
  const { starts, ends } = freeHours(useBusyTimes(offer), { start, end }, shortestRental)
  return (
    <div className="grid gap-4">
      <DateTimePicker
        label={copy.start}
        help={needsNotice(notice) ? copy.ukTimesAfter(notice.label ?? '') : copy.ukTimes}
        value={start}
        onChange={chosen => setDates(withStart({ start, end }, chosen, shortestRental))}
        min={earliest}
        max={latest.start}
        {...starts}
        error={errorAt(choice, 'start')}
      />
      <DateTimePicker
        label={copy.end}
        value={end}
        onChange={chosen => setDates(withEnd({ start, end }, chosen))}
        min={start === null ? hoursLater(earliest, 1) : hoursLater(start, 1)}
        max={latest.end}
        {...ends}
        error={errorAt(choice, 'end')}
      />
      {assessment?.quote && (
        <Suspense fallback={null}>
          <CheaperByTheMonth choice={choice} />
        </Suspense>
      )}
    </div>
  )
}

/** What others have booked, and what the partner has closed. */
function useBusyTimes({ taken, listing: { unavailabilityPeriods: closed } }: BookNow['offer']) {
  return useMemo(() => [...taken, ...closed.map(unavailablePeriod)], [taken, closed])
}
