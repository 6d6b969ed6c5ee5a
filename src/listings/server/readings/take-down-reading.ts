import { findPerson } from '#accounts/server/account/find-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { monthOf } from '#listings/rules/readings/series.ts'
import type { OwnRecord } from '#listings/rules/readings/wire.ts'
import { announce } from '#notices/server/announce.ts'
import { lockListing } from '../listing/listings-table.ts'
import { keepDryRecord } from './keep-dry-record.ts'
import { recordOf } from './read-readings.ts'
import { removedLetter } from './reading-letters.ts'
import { findReading, markRemoved } from './readings-table.ts'
import { remindOfLast } from './remind-at.ts'

/** By the operator. The partner is told why, and another can be posted for that month. */
export async function takeDownReading(
  ctx: Context,
  id: string,
  { reason, caseNumber }: { reason: string; caseNumber: string | undefined },
): Promise<OwnRecord> {
  const seen = (await findReading(ctx.db, id)) ?? fail('not_found')
  return transaction(ctx.db, async tx => {
    const listing = (await lockListing(tx, seen.listing_id)) ?? fail('not_found')
    const row = (await findReading(tx, id)) ?? fail('not_found')
    if (row.removed_at !== null) fail('nothing_to_decide')
    await markRemoved(tx, id, { now: ctx.now, reason })
    await remindOfLast(tx, listing.id, ctx.now)
    const title = listing.storage_title
    await recordAudit(tx, ctx, {
      action: 'listing.reading-removed',
      subject: { type: 'listing', id: listing.id },
      details: { reason, title, caseNumber, humidity: row.percent, month: monthOf(row.read_on) },
    })
    await keepDryRecord(tx, ctx, listing)
    const host = await findPerson(tx, listing.host_id)
    const letter = removedLetter(
      { title, listingId: listing.id, site: ctx.config.publicUrl },
      row,
      reason,
    )
    const about = `reading-${listing.id}`
    if (host) await announce(tx, ctx, [{ to: host, kind: 'reading.removed', letter, about }])
    return recordOf(tx, ctx, listing)
  })
}
