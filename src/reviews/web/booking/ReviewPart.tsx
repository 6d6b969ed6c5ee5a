import type { BookingPartProps } from '#bookings/web/detail/booking-parts.ts'
import { RenterStanding } from './RenterStanding.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'

/** One module for both places: every lazily loaded module costs every page some bytes. */
export default function ReviewPart(props: BookingPartProps) {
  return props.isWaiting ? <RenterStanding {...props} /> : <ReviewPanel {...props} />
}
