import { createFileRoute } from '@tanstack/react-router'
import { bookingAddress } from '../addresses.ts'
import { LoadedBooking } from './LoadedBooking.tsx'

export const Route = createFileRoute('/_dashboard/bookings/$bookingId')({
  staticData: { firstReads: ({ bookingId = '' }) => [bookingAddress(bookingId)] },
  component: ManageBookingPage,
})

function ManageBookingPage() {
  const { bookingId } = Route.useParams()
  return <LoadedBooking id={bookingId} list="/bookings" />
}
