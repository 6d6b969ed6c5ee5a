import type { RawBuilder } from 'kysely'
import { idsOfContested } from '../life/bookings-table.ts'

/** Lets another noun's statement look whether the two sides of a booking disagree about it. */
export function contestedBookings(): RawBuilder<string> {
  return idsOfContested
}
