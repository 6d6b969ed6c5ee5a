import { lazy } from 'react'
import type { BookingPart } from '#bookings/web/detail/booking-parts.ts'

export const rentPart: BookingPart = {
  place: 'facts',
  Part: lazy(() => import('./RentPanel.tsx')),
}

export const extendPart: BookingPart = {
  place: 'facts',
  Part: lazy(() => import('./extend/ExtendPanel.tsx')),
}
