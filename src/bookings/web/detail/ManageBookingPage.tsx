import { createFileRoute } from '@tanstack/react-router'
import { LoadedBooking } from './LoadedBooking.tsx'

export const Route = createFileRoute('/_dashboard/bookings/$bookingId')({
  component: ManageBookingPage,
})

function ManageBookingPage() {
  const { bookingId } = Route.useParams()
  return <LoadedBooking id={bookingId} list="/bookings" />
}
