import { lazy } from 'react'
import type { BookingPart } from '#bookings/web/detail/booking-parts.ts'

const Part = lazy(() => import('./booking/ReviewPart.tsx'))

/** On the page of a booking, and beside a request that waits. */
export const reviewParts: readonly BookingPart[] = [
  { place: 'facts', Part },
  { place: 'waiting', Part },
]
