import { createFileRoute } from '@tanstack/react-router'
import { bookingAddress } from '../addresses.ts'
import { LoadedBooking } from './LoadedBooking.tsx'

export const Route = createFileRoute('/_dashboard/your-storage/$bookingId')({
  staticData: { firstReads: ({ bookingId = '' }) => [bookingAddress(bookingId)] },
  component: StoredBookingPage,
})

function StoredBookingPage() {
  const { bookingId } = Route.useParams()
  return <LoadedBooking id={bookingId} list="/your-storage" />
}
