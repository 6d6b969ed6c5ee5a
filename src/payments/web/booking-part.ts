import type { BookingPart } from '#bookings/web/parts/booking-parts.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { extendPart, rentPart } from '#rent/web/booking-part.ts'

/** The way to pay comes first. The history of the money comes after the price. */
export const paymentParts: readonly BookingPart[] = [
  rentPart,
  extendPart,
  { place: 'actions', Part: lazyPart(() => import('./booking/PayPanel.tsx')) },
  { place: 'actions', Part: lazyPart(() => import('./booking/RentPayPanel.tsx')) },
  { place: 'money', Part: lazyPart(() => import('./booking/MoneyPanel.tsx')) },
]
