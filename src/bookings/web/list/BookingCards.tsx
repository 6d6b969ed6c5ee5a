import type { Booking } from '#bookings/rules/wire.ts'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import type { Side } from '../addresses.ts'
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
        <BookingCardSkeleton />
        <BookingCardSkeleton />
      </div>
    </Loading>
  )
}

/** Lies as the card lies: above its facts on a phone, beside them where there is room. */
export function BookingCardSkeleton() {
  return (
    <div className="@container overflow-hidden rounded-card border border-hairline bg-surface">
      <div className="@xl:flex">
        <Skeleton className="aspect-[5/2] shrink-0 rounded-none @xl:aspect-auto @xl:w-44 @2xl:w-56" />
        <div className="grid flex-1 gap-3 p-4 @xl:p-5">
          <Skeleton className="h-6 w-2/5 rounded-full" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="mt-4 h-4" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      </div>
    </div>
  )
}
