import type { Booking } from '#bookings/rules/wire.ts'
import { Loading, SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import type { Side } from '../api.ts'
import { copy } from '../copy.ts'
import { BookingCard } from './BookingCard.tsx'
import type { BookingArea } from './BookingLink.tsx'
import { useClock } from './use-clock.ts'

interface BookingCardsProps {
  bookings: readonly Booking[]
  sideOf: (booking: Booking) => Side
  area: BookingArea
}

export function BookingCards({ bookings, sideOf, area }: BookingCardsProps) {
  const now = useClock(minuteMs)
  return (
    <ul className="grid gap-5">
      {bookings.map(booking => (
        <li key={booking._id} className="min-w-0">
          <BookingCard booking={booking} side={sideOf(booking)} area={area} now={now} />
        </li>
      ))}
    </ul>
  )
}

export function BookingCardSkeletons() {
  return (
    <Loading label={copy.loading}>
      <div className="grid gap-5">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </Loading>
  )
}
