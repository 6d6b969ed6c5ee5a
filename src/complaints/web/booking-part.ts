import { lazy } from 'react'
import type { BookingPart } from '#bookings/web/detail/booking-parts.ts'

export const complaintPart: BookingPart = {
  place: 'facts',
  Part: lazy(() => import('./ComplaintPanel.tsx')),
}
