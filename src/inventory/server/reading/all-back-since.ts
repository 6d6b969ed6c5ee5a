import type { Db } from '#foundation/server/database/db.ts'
import { isAllBack } from '#inventory/rules/stored-items.ts'
import { linksOf } from '../tables/links-table.ts'
import { recordsOf } from '../tables/records-table.ts'
import { handlingsIn } from './inventory-rows.ts'

/**
 * Whether all that was handed over on record is back, as the renter says, and something was given
 * back since then. The caller holds the lock of the booking, as whoever records does.
 */
export async function allBackSince(db: Db, bookingId: string, since: Date): Promise<boolean> {
  const records = await recordsOf(db, bookingId)
  const isReturn = records.some(
    ({ kind, state, created_at: at }) => kind === 'return' && state !== 'withdrawn' && at > since,
  )
  return isReturn && isAllBack(handlingsIn({ records, links: await linksOf(db, bookingId) }))
}
