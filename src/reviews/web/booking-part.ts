import type { BookingPart } from '#bookings/web/parts/booking-parts.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'

const Part = lazyPart(() => import('./booking/ReviewPart.tsx'))

export const reviewParts: readonly BookingPart[] = [
  { place: 'facts', Part },
  { place: 'waiting', Part },
]
