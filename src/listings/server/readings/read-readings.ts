import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { badgeUntil, mayCorrect, nextDueOn, nextFrom } from '#listings/rules/readings/series.ts'
import type { OwnRecord, Reading } from '#listings/rules/readings/wire.ts'
import { findListing, type ListingRow } from '../listing/listings-table.ts'
import { requireShown } from '../public/require-shown.ts'
import { presentOwnReading, presentReading } from './present-reading.ts'
import { allReadings, lastReading, shownReadings } from './readings-table.ts'

/** The host and the operator see them before the listing is public, as they see the listing. */
export async function readReadings(ctx: Context, id: string, atMost: number): Promise<Reading[]> {
  await requireShown(ctx, id)
  return (await shownReadings(ctx.db, id, atMost)).map(presentReading)
}

export async function readOwnRecord(ctx: Context, id: string): Promise<OwnRecord> {
  const reader = requirePerson(ctx)
  const row = await findListing(ctx.db, id)
  if (!row || (row.host_id !== reader.id && reader.role !== 'admin')) return fail('not_found')
  return recordOf(ctx.db, ctx, row)
}

/** Five years of months, and some that were taken down. */
const mostShown = 100

export async function recordOf(
  db: Db,
  { now }: Pick<Context, 'now'>,
  { id, storage_title: title, state }: ListingRow,
): Promise<OwnRecord> {
  const rows = await allReadings(db, id, mostShown)
  const last = await lastReading(db, id)
  return {
    title,
    readings: rows.map(row => presentOwnReading(row, now)),
    mayPost: state === 'approved',
    nextFrom:
      last && !mayCorrect({ postedAt: last.posted_at }, now) ? nextFrom(last.read_on) : null,
    dueOn: last ? nextDueOn(last.read_on) : null,
    badgeUntil: last ? badgeUntil(last.read_on) : null,
  }
}
