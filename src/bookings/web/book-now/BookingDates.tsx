import { lazy, Suspense } from 'react'
import { monthText } from '#foundation/web/ui/calendar-text.ts'
import { MonthPicker } from '#foundation/web/ui/MonthPicker.tsx'
import { Skeleton } from '#foundation/web/ui/Skeleton.tsx'
import { copy } from './copy.ts'
import { needsNotice } from './earliest-start.ts'
import { errorAt } from './error-at.ts'
import type { BookNow } from './use-book-now.ts'

const HourlyDates = lazy(() => import('./HourlyDates.tsx'))

/** Start and end, as moments or as months. */
export function BookingDates({ booking }: { booking: BookNow }) {
  return booking.type === 'hourly' ? (
    <Suspense fallback={<Skeleton className="h-52" />}>
      <HourlyDates booking={booking} />
    </Suspense>
  ) : (
    <MonthlyDates booking={booking} />
  )
}

function MonthlyDates({ booking }: { booking: BookNow }) {
  const { start, end, setStart, setEnd, firstMonth } = booking
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] items-start gap-4">
      <MonthPicker
        label={copy.startMonth}
        value={start}
        onChange={setStart}
        min={firstMonth}
        help={aboutFirstMonth(booking)}
        error={errorAt(booking, 'start')}
      />
      <MonthPicker
        label={copy.endMonth}
        value={end}
        onChange={setEnd}
        min={start ?? firstMonth}
        error={errorAt(booking, 'end')}
      />
    </div>
  )
}

function aboutFirstMonth({ start, notice, firstMonth }: BookNow): string | undefined {
  if (needsNotice(notice)) return copy.firstMonth(notice.label ?? '', monthText(firstMonth))
  return start === firstMonth ? copy.wholeMonth : undefined
}
