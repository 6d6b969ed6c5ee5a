import { lazy } from 'react'
import type { BookingPart } from '#bookings/web/detail/booking-parts.ts'
import { extendPart, rentPart } from '#rent/web/booking-part.ts'

/** The way to pay comes first, and what became of the money stands after the price. */
export const paymentParts: readonly BookingPart[] = [
  rentPart,
  extendPart,
  { place: 'deeds', Part: lazy(() => import('./booking/PayPanel.tsx')) },
  { place: 'deeds', Part: lazy(() => import('./booking/RentPayPanel.tsx')) },
  { place: 'money', Part: lazy(() => import('./booking/MoneyPanel.tsx')) },
]
