import type { Booking } from '#bookings/rules/wire.ts'
import { findByWords } from '#design/lists/find-by-words.ts'

/** Found by the title and the address of the space and by the first names of the two people. */
export function matchingBookings(bookings: readonly Booking[], search: string) {
  return findByWords(bookings, search, ({ listing, partner, renter }) =>
    [listing.storageTitle, listing.address, partner.firstName, renter.firstName].join(' '),
  )
}
