import type { BookingPart } from '#bookings/web/parts/booking-parts.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'

export const movePart: BookingPart = {
  place: 'facts',
  Part: lazyPart(() => import('./move/MovePanel.tsx')),
}
