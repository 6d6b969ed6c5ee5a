import { lazy } from 'react'
import type { BookingPart } from '#bookings/web/detail/booking-parts.ts'

export const movePart: BookingPart = {
  place: 'facts',
  Part: lazy(() => import('./move/MovePanel.tsx')),
}
