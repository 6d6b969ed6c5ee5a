import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { deleteCalendarsOf } from '../calendars/calendars-table.ts'
import { closeWaiting, type ListingHooks, refuseWhileBooked } from '../for-bookings/commitments.ts'
import { lockOwnListing, saveListing } from '../listing/save-listing.ts'
import { noRecord } from '../readings/keep-dry-record.ts'
import { deleteReadingsOf } from '../readings/readings-table.ts'

/** The row stays, because bookings point to it. */
export async function deleteListing(ctx: Context, hooks: ListingHooks, id: string): Promise<void> {
  await transaction(ctx.db, async tx => {
    const before = await lockOwnListing(tx, ctx, id)
    await refuseWhileBooked(tx, hooks, { id, now: ctx.now })
    await saveListing(tx, ctx, before, { ...before, ...noRecord, deleted_at: ctx.now })
    await deleteReadingsOf(tx, id)
    await deleteCalendarsOf(tx, id)
    await closeWaiting(tx, ctx, hooks.gone, { id, by: 'host' })
    await recordAudit(tx, ctx, { action: 'listing.deleted', subject: { type: 'listing', id } })
  })
}
