import type { Booking } from '#bookings/rules/wire.ts'
import { findByWords } from '#design/lists/find-by-words.ts'

/** Searches the title and address of the space and both first names. */
export function matchingBookings(bookings: readonly Booking[], search: string) {
  return findByWords(bookings, search, ({ listing, partner, renter }) =>
    [listing.storageTitle, listing.address, partner.firstName, renter.firstName].join(' '),
  )
}
