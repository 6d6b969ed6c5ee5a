import { Link } from '@tanstack/react-router'
import { copy } from '../copy.ts'

const look =
  'inline-flex min-h-11 items-center font-semibold text-green text-sm underline underline-offset-4'

/** Links for which the bottom bar of a phone has no room. */
export function FurtherLists() {
  return (
    <nav aria-label={copy.furtherLists} className="flex flex-wrap gap-x-5">
      <Link to="/viewings" className={look}>
        {copy.viewings}
      </Link>
      <Link to="/cancelled-bookings" className={look}>
        {copy.cancelledBookings}
      </Link>
    </nav>
  )
}
