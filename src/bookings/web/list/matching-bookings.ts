import type { Booking } from '#bookings/rules/wire.ts'
import { matching } from '#listings/web/dashboard/matching.ts'

/** Found by the title and the address of the space and by the first names of the two people. */
export function matchingBookings(bookings: readonly Booking[], search: string): Booking[] {
  const searched = bookings.map(booking => ({
    booking,
    storageTitle: booking.listing.storageTitle,
    address: `${booking.listing.address} ${booking.partner.firstName} ${booking.renter.firstName}`,
  }))
  return matching(searched, search).map(({ booking }) => booking)
}
