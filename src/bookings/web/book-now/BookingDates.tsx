import { Suspense } from 'react'
import { Switch } from '#design/ui/choices/Switch.tsx'
import { dateText, monthText } from '#design/ui/pickers/calendar-text.ts'
import { MonthPicker } from '#design/ui/pickers/MonthPicker.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { needsNotice } from './dates/earliest-start.ts'
import { londonMoment, monthsLater } from './dates/london-clock.ts'
import { withFirstMonth } from './dates/moved-months.ts'
import { copy } from './dates-copy.ts'
import { errorAt } from './error-at.ts'
import { rollingCopy } from './rolling-copy.ts'
import type { BookNow } from './use-book-now.ts'

const HourlyDates = lazyPart(() => import('./HourlyDates.tsx'))

export function BookingDates({ choice }: { choice: BookNow }) {
  return choice.type === 'hourly' ? (
    <Suspense fallback={<Skeleton className="h-52" />}>
      <HourlyDates choice={choice} />
    </Suspense>
  ) : (
    <MonthlyDates choice={choice} />
  )
}

function MonthlyDates({ choice }: { choice: BookNow }) {
  const { mayRoll, rolling, setRolling, offer } = choice
  const { shortestRental: shortest } = offer.words
  if (!mayRoll) return <Months choice={choice} />
  return (
    <div className="grid gap-5">
      <Switch
        spread
        label={rollingCopy.label}
        description={rollingCopy.about(shortest.months > 1 ? shortest.label : null)}
        checked={rolling}
        onChange={event => setRolling(event.target.checked)}
      />
      <Months choice={choice} />
    </div>
  )
}

/** Only a start where the booking has no end. */
function Months({ choice }: { choice: BookNow }) {
  const { start, end, setDates, firstMonth, latest, offer, rolling } = choice
  const { shortestRental } = offer.words
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] items-start gap-4">
      <MonthPicker
        label={copy.startMonth}
        value={start}
        onChange={month => setDates(withFirstMonth({ start, end }, month, shortestRental))}
        min={firstMonth}
        max={latest.start.slice(0, 7)}
        help={rolling ? rollingCopy.wholeMonths : aboutFirstMonth(choice)}
        error={errorAt(choice, 'start')}
      />
      {!rolling && (
        <MonthPicker
          label={copy.endMonth}
          value={end}
          onChange={month => setDates({ start, end: month })}
          min={start ?? firstMonth}
          max={monthsLater(latest.end.slice(0, 7), -1)}
          error={errorAt(choice, 'end')}
        />
      )}
    </div>
  )
}

/** Says when the first month begins if it begins late, and that it is still charged in full. */
function aboutFirstMonth(choice: BookNow): string | undefined {
  const { start, now, notice, earliest, firstMonth } = choice
  const beginsLate = start === firstMonth && earliest !== `${firstMonth}-01T00:00`
  if (!needsNotice(notice)) return beginsLate ? copy.wholeMonth : undefined
  const label = notice.label ?? ''
  if (beginsLate) return copy.monthFrom(momentText(earliest), label)
  const isThisMonth = firstMonth === londonMoment(now).slice(0, 7)
  return isThisMonth ? copy.notice(label) : copy.firstMonth(label, monthText(firstMonth))
}

function momentText(moment: string): string {
  return `${dateText(moment.slice(0, 10))}, ${moment.slice(11)}`
}
