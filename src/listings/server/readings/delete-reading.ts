import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { mayCorrect, monthOf } from '#listings/rules/readings/series.ts'
import type { OwnRecord } from '#listings/rules/readings/wire.ts'
import { lockOwnListing } from '../listing/save-listing.ts'
import { keepDryRecord } from './keep-dry-record.ts'
import { recordOf } from './read-readings.ts'
import { deleteReading, findReading } from './readings-table.ts'
import { remindOfLast } from './remind-at.ts'

interface Which {
  id: string
  reading: string
}

/** What was taken down stays, so that the partner can read why. */
export async function deleteOwnReading(ctx: Context, { id, reading }: Which): Promise<OwnRecord> {
  return transaction(ctx.db, async tx => {
    const listing = await lockOwnListing(tx, ctx, id)
    const row = await findReading(tx, reading)
    if (!row || row.listing_id !== id || row.removed_at !== null) return fail('not_found')
    if (!mayCorrect({ postedAt: row.posted_at }, ctx.now)) fail('reading_stands')
    await deleteReading(tx, reading)
    await remindOfLast(tx, id, ctx.now)
    await recordAudit(tx, ctx, {
      action: 'listing.reading-deleted',
      subject: { type: 'listing', id },
      details: { humidity: row.percent, month: monthOf(row.read_on) },
    })
    await keepDryRecord(tx, ctx, listing)
    return recordOf(tx, ctx, listing)
  })
}
