import { lazy } from 'react'
import type { BookingPart } from '#bookings/web/detail/booking-parts.ts'

export const reviewPart: BookingPart = {
  place: 'facts',
  Part: lazy(() => import('./booking/ReviewPanel.tsx')),
}
