import type { Db } from '#foundation/server/database/db.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { idsOnHold } from '../life/booking-events-table.ts'

/**
 * While its host is suspended nothing is taken for a booking, until the operator lets it run. That
 * is read each time, so what waited goes on as soon as the reason ends.
 */
export function isOnHold(db: Db, id: string): Promise<boolean> {
  return heldById(db, id)
}

const heldById = batched(async (db, ids: readonly string[]) => {
  const held = new Set(await idsOnHold(db, ids))
  return ids.map(id => held.has(id))
})
