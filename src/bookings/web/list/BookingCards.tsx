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
      {bookings.map((booking, index) => (
        <li key={booking._id} className="min-w-0">
          <BookingCard
            booking={booking}
            side={sideOf(booking)}
            area={area}
            now={now}
            isFirst={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

export function BookingCardsAhead() {
  return (
    <Loading label={copy.loading}>
      <TwoCards />
    </Loading>
  )
}

export function BookingCardSkeletons() {
  return (
    <Loading label={copy.loading}>
      <Skeleton className="mb-4 h-lh w-24" />
      <TwoCards />
    </Loading>
  )
}

/** As high as the tabs will be, so that nothing moves when the cards come. */
export function BookingTabSkeletons() {
  return (
    <Loading label={copy.loading}>
      <div className="mb-5 flex min-h-12 items-center gap-6 px-2 shadow-[inset_0_-1px_var(--hairline)]">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-20" />
      </div>
      <TwoCards />
    </Loading>
  )
}

function TwoCards() {
  return (
    <div className="grid gap-5">
      <BookingCardSkeleton />
      <BookingCardSkeleton />
    </div>
  )
}

/** Laid out like the card: the picture above its facts on a phone, beside them on a wide screen. */
export function BookingCardSkeleton() {
  return (
    <div className="@container overflow-hidden rounded-card border border-hairline bg-surface">
      <div className="@xl:flex">
        <Skeleton className="aspect-[5/2] shrink-0 rounded-none @xl:aspect-auto @xl:w-44 @2xl:w-56" />
        <div className="grid min-w-0 flex-1 gap-4 p-4 @xl:p-5">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="grid flex-1 basis-60 gap-2.5">
              <Skeleton className="h-6 w-2/5 rounded-full" />
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4.5 w-3/5" />
              <Skeleton className="h-4.5 w-2/5" />
            </div>
            <Skeleton className="h-6 w-24" />
          </div>
          <div className="flex gap-4 @max-[24rem]:flex-col">
            {steps.map(step => (
              <div
                key={step}
                className="flex flex-1 items-center gap-3 @[24rem]:flex-col @[24rem]:pb-0.5"
              >
                <Skeleton className="size-6 shrink-0 rounded-full" />
                <Skeleton className="h-4.5 w-16" />
              </div>
            ))}
          </div>
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-4 border-hairline border-t pt-3.5">
            <Skeleton className="h-4.5 w-64" />
            <Skeleton className="h-4.5 w-28" />
          </div>
        </div>
      </div>
    </div>
  )
}

const steps = ['requested', 'approved', 'paid', 'stored']
