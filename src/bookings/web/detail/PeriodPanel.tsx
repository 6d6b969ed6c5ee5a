import type { Booking } from '#bookings/rules/wire.ts'
import { copy } from '../copy.ts'
import { endText, startText } from '../list/period-text.ts'
import { Fact, Facts, Panel } from './Panel.tsx'

const words = copy.detail

export function PeriodPanel({ booking }: { booking: Booking }) {
  const { type, time, startDate, endDate } = booking
  return (
    <Panel heading={words.period}>
      <Facts>
        <Fact name={words.start}>
          <time dateTime={startDate}>{startText(booking)}</time>
        </Fact>
        <Fact name={words.end}>
          <time dateTime={endDate}>{endText(booking)}</time>
        </Fact>
        <Fact name={words.length}>
          {type === 'monthly' ? words.months(time) : words.hours(time)}
        </Fact>
      </Facts>
      {type === 'hourly' && <p className="mt-3 text-ink-soft text-sm">{words.ukTime}</p>}
    </Panel>
  )
}
