import { lazy } from 'react'
import type { BookingPart } from '#bookings/web/detail/booking-parts.ts'

export const viewingPart: BookingPart = {
  place: 'facts',
  Part: lazy(() => import('./ViewingPanel.tsx')),
}
