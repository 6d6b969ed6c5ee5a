import type { BookingPart } from '#bookings/web/detail/booking-parts.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'

const Part = lazyPart(() => import('./booking/ReviewPart.tsx'))

/** On the page of a booking, and beside a request that waits. */
export const reviewParts: readonly BookingPart[] = [
  { place: 'facts', Part },
  { place: 'waiting', Part },
]
