import type { BookingPartProps } from '#bookings/web/detail/booking-parts.ts'
import { RenterStanding } from './RenterStanding.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'

/** One piece of code for both places: every page begins with the way to it. */
export default function ReviewPart(props: BookingPartProps) {
  return props.isWaiting ? <RenterStanding {...props} /> : <ReviewPanel {...props} />
}
