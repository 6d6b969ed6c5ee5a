import { useQuery } from '@tanstack/react-query'
import { BookingLink } from '#bookings/web/list/BookingLink.tsx'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { Alert } from '#design/ui/states/Alert.tsx'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from './copy.ts'
import { complaintsQuery, standingOf } from './queries.ts'

/** Above the lists of bookings, only where the reader is the one who has to answer. */
export default function DisputeToAnswer({ booking }: BookingPartProps) {
  const { data } = useQuery(complaintsQuery(booking._id, standingOf(booking)))
  const session = useSession()
  const dispute = data?.dispute
  if (!dispute?.allowed.includes('answer')) return null
  const isCustomer = session.status === 'in' && session.record.role === 'customer'
  return (
    <Alert
      tone="warning"
      title={copy.toAnswer(booking.listing.storageTitle)}
      className="mb-6"
      action={
        <BookingLink
          id={booking._id}
          area={isCustomer ? 'your-storage' : 'bookings'}
          className="tall-link"
        >
          {copy.answer.title}
        </BookingLink>
      }
    >
      {copy.toAnswerBy(formatDeadline(new Date(dispute.answerBy)))}
    </Alert>
  )
}
