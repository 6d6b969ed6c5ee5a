import type { RawBuilder } from 'kysely'
import { idsOfContested } from '../life/bookings-table.ts'

/** A subquery for the SQL of other nouns, so that they do not need to know the columns. */
export function contestedBookings(): RawBuilder<string> {
  return idsOfContested
}
