import type { BookingPart } from '#bookings/web/parts/booking-parts.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'

export const complaintPart: BookingPart = {
  place: 'facts',
  Part: lazyPart(() => import('./ComplaintPanel.tsx')),
}
