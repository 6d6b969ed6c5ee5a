import { DateTimePicker } from '#foundation/web/ui/DateTimePicker.tsx'
import { copy } from './copy.ts'
import { errorAt } from './error-at.ts'
import { hoursLater } from './london-clock.ts'
import type { BookNow } from './use-book-now.ts'

export default function HourlyDates({ booking }: { booking: BookNow }) {
  const { start, end, setStart, setEnd, earliest } = booking
  return (
    <div className="grid gap-4">
      <DateTimePicker
        label={copy.start}
        help={copy.ukTimes}
        value={start}
        onChange={setStart}
        min={earliest}
        error={errorAt(booking, 'start')}
      />
      <DateTimePicker
        label={copy.end}
        value={end}
        onChange={setEnd}
        min={start === null ? hoursLater(earliest, 1) : hoursLater(start, 1)}
        error={errorAt(booking, 'end')}
      />
    </div>
  )
}
