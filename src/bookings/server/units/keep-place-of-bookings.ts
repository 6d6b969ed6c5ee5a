import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import type { BookedPlace } from '#listings/rules/place/booked-place.ts'
import { keepPlace } from './booked-places-table.ts'

/** For receipts, reports and pages of what is over, once the listing stands somewhere else. */
export async function keepPlaceOfBookings(
  tx: Db,
  listingId: string,
  from: BookedPlace,
): Promise<void> {
  takesLock('booking')
  await keepPlace(tx, listingId, from)
}
