import { Link } from '@tanstack/react-router'
import { copy } from '../copy.ts'

export function CancelledLink() {
  return (
    <Link
      to="/cancelled-bookings"
      className="inline-flex min-h-11 items-center font-semibold text-green text-sm underline underline-offset-4"
    >
      {copy.cancelledBookings}
    </Link>
  )
}
