import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { Booking } from '#bookings/rules/wire.ts'
import { Card } from '#design/ui/surfaces/Card.tsx'
import type { Side } from '../addresses.ts'
import { BookingLink } from '../list/BookingLink.tsx'
import { periodText } from '../list/period-text.ts'

interface HomeListProps {
  heading: string
  /** The list of all of them, and what its link says. */
  all: { side: Side; label: string }
  after?: ReactNode
  children: ReactNode
}

export function HomeList({ heading, all, after, children }: HomeListProps) {
  const id = useId()
  return (
    <Card flush className="mb-6">
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 px-4 pt-2 sm:px-5">
          <h2 id={id} className="py-2 text-lg">
            {heading}
          </h2>
          <Link
            to="/bookings"
            search={all.side === 'renter' ? { as: 'renter' } : {}}
            className="tall-link text-sm"
          >
            {all.label}
          </Link>
        </div>
        <ul>{children}</ul>
        {after}
      </section>
    </Card>
  )
}

interface HomeRowProps {
  booking: Booking
  /** For whom it is. */
  person?: string
  /** What happens next. */
  next: string
}

export function HomeRow({ booking, person, next }: HomeRowProps) {
  const [name, period, step] = [useId(), useId(), useId()]
  return (
    <li className="relative border-hairline border-t hover:bg-sunk">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
        <div className="min-w-0">
          <BookingLink
            id={booking._id}
            area="bookings"
            className="stretch-link wrap-anywhere font-semibold"
            labelledBy={`${name} ${period} ${step}`}
          >
            <span id={name}>{booking.listing.storageTitle}</span>
          </BookingLink>
          <p id={period} className="text-balance text-ink-soft text-sm">
            {person && <span className="wrap-anywhere block">{person}</span>}
            {periodText(booking)}
          </p>
        </div>
        <p id={step} className="wrap-anywhere font-semibold text-sm lg:text-right">
          {next}
        </p>
      </div>
    </li>
  )
}
