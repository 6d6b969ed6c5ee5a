import type { RawBuilder } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { endOfStayAs, readEndOfStay, readExtensions } from './booking-to-move-table.ts'

/** For the statements of other nouns: when the stay ends that begins with this booking. */
export function endOfStay(id: RawBuilder<string>): RawBuilder<Date> {
  return endOfStayAs(id)
}

export function findEndOfStay(db: Db, bookingId: string): Promise<Date> {
  return readEndOfStay(db, bookingId)
}

export function findExtensions(db: Db, bookingId: string): Promise<string[]> {
  return readExtensions(db, bookingId)
}
