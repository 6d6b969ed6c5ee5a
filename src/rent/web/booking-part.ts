import type { BookingPart } from '#bookings/web/parts/booking-parts.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'

export const rentPart: BookingPart = {
  place: 'facts',
  Part: lazyPart(() => import('./RentPanel.tsx')),
}

export const extendPart: BookingPart = {
  place: 'facts',
  Part: lazyPart(() => import('./extend/ExtendPanel.tsx')),
}
