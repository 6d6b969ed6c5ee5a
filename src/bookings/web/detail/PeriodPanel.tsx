import { useState } from 'react'
import type { Booking } from '#bookings/rules/wire.ts'
import { endOf } from '#foundation/rules/time/open-end.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { bookings } from '../api.ts'
import { copy } from '../copy.ts'
import { endText, startText } from '../list/period-text.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { Fact, Facts, Panel } from './Panel.tsx'

const words = copy.detail

interface PeriodPanelProps {
  booking: Booking
  /** True if the reader has to be there, so that a calendar file is offered. */
  isTheirs?: boolean
}

export function PeriodPanel({ booking, isTheirs = true }: PeriodPanelProps) {
  const { type, time, startDate, endDate, approvalStatus } = booking
  const [now] = useState(serverNow)
  return (
    <Panel heading={words.period}>
      <Facts>
        <Fact name={words.start}>
          <time dateTime={startDate}>{startText(booking)}</time>
        </Fact>
        <Fact name={words.end}>
          {endDate === null ? words.openEnd : <time dateTime={endDate}>{endText(booking)}</time>}
        </Fact>
        {!booking.rolling && (
          <Fact name={words.length}>
            {type === 'monthly' ? words.months(time) : words.hours(time)}
          </Fact>
        )}
      </Facts>
      {type === 'hourly' && <p className="mt-3 text-ink-soft text-sm">{words.ukTime}</p>}
      {isTheirs && approvalStatus === 'approved' && now < endOf(endDate) && (
        <CalendarButton
          what={words.theBooking}
          fileName={`holdall-${booking._id}`}
          read={() => bookings.calendarFile(booking._id)}
          className="mt-5"
        />
      )}
    </Panel>
  )
}
