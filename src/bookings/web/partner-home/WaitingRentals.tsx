import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Booking } from '#bookings/rules/wire.ts'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { BookingLink } from '../list/BookingLink.tsx'
import { nextStep } from '../list/next-step.ts'
import { periodText } from '../list/period-text.ts'
import { useClock } from '../list/use-clock.ts'
import { copy } from './copy.ts'

const words = copy.rentals

/** A partner lands here after booking a space, so this links to the booking. */
export function WaitingRentals({ rentals }: { rentals: readonly Booking[] }) {
  const heading = useId()
  const now = useClock(minuteMs)
  if (rentals.length === 0) return null
  return (
    <Card flush className="mb-6">
      <section aria-labelledby={heading}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 pt-2 sm:px-5">
          <h2 id={heading} className="py-2 text-lg">
            {words.heading}
          </h2>
          <Link to="/bookings" search={{ as: 'renter' }} className="tall-link text-sm">
            {words.all}
          </Link>
        </div>
        <ul>
          {rentals.map(booking => (
            <li key={booking._id} className="relative border-hairline border-t hover:bg-sunk">
              <WaitingRental booking={booking} now={now} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}

function WaitingRental({ booking, now }: { booking: Booking; now: Date }) {
  const [name, period] = [useId(), useId()]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <BookingLink
          id={booking._id}
          area="bookings"
          className="stretch-link wrap-anywhere font-semibold"
          labelledBy={`${name} ${period}`}
        >
          <span id={name}>{booking.listing.storageTitle}</span>
        </BookingLink>
        <p id={period} className="text-balance text-ink-soft text-sm">
          {periodText(booking)}
        </p>
      </div>
      <p className="wrap-anywhere font-semibold text-sm lg:text-right">
        {nextStep(booking, 'renter', now)}
      </p>
    </div>
  )
}
