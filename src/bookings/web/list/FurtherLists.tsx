import { Link } from '@tanstack/react-router'
import { copy } from '../copy.ts'

/** Links for which the bottom bar of a phone has no room. */
export function FurtherLists() {
  return (
    <nav aria-label={copy.furtherLists} className="flex flex-wrap gap-x-5">
      <Link to="/viewings" className="tall-link text-sm">
        {copy.viewings}
      </Link>
      <Link to="/cancelled-bookings" className="tall-link text-sm">
        {copy.cancelledBookings}
      </Link>
    </nav>
  )
}
