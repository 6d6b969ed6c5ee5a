import { pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { refundPart } from '#payments/server/sending/refund-part.ts'
import type { ComplaintRow } from './complaints-table.ts'

/** What was decided goes back to the renter; the shares of the rest are reckoned anew. */
export async function giveBack(tx: Db, ctx: Context, complaint: ComplaintRow): Promise<void> {
  const { id, booking_id: bookingId, refund } = complaint
  if (!refund) return
  await refundPart(tx, ctx, bookingId, pence(refund), { subject: id, reason: 'dispute' })
}
