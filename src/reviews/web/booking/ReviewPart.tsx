import { useQuery } from '@tanstack/react-query'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { copy } from '../copy.ts'
import { standingsQuery } from '../queries.ts'
import { Stars } from '../Stars.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'

/** One module for both places: every lazily loaded module costs every page some bytes. */
export default function ReviewPart(props: BookingPartProps) {
  return props.isWaiting ? <RenterStanding {...props} /> : <ReviewPanel {...props} />
}

function RenterStanding({ booking }: BookingPartProps) {
  const { data } = useQuery(standingsQuery)
  const standing = data?.find(({ bookingId }) => bookingId === booking._id)
  // Unknown for a request that came after the answer.
  if (!standing) return null
  const { rating } = standing
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      {rating && <Stars rating={rating.average} />}
      {rating ? copy.standing(rating) : copy.noStanding}
    </p>
  )
}
