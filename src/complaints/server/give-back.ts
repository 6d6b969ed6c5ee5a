import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { ComplaintRow } from './complaints-table.ts'

/** What was decided goes back to the renter. Payments cannot yet give back a part of a booking. */
export async function giveBack(_tx: Db, _ctx: Context, { refund }: ComplaintRow): Promise<void> {
  if (refund !== null && refund > 0) fail('complaint_refund_not_possible')
}
