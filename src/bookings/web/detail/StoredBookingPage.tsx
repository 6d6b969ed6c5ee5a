import { createFileRoute } from '@tanstack/react-router'
import { LoadedBooking } from './LoadedBooking.tsx'

export const Route = createFileRoute('/_dashboard/your-storage/$bookingId')({
  component: StoredBookingPage,
})

function StoredBookingPage() {
  const { bookingId } = Route.useParams()
  return <LoadedBooking id={bookingId} list="/your-storage" />
}
