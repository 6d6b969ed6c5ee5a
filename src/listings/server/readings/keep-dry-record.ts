import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { isSameHouse, pinOf } from '#listings/rules/place/same-house.ts'
import type { ListingDraft, ListingRow } from '../listing/listings-table.ts'
import { saveListing } from '../listing/save-listing.ts'
import { deleteReadingsOf, lastReading, placesOfReadings } from './readings-table.ts'

/**
 * Writes the last reading to the listing, where its card finds it. Keeps the time of the last change,
 * because nothing of the listing itself has changed. The caller holds the listing.
 */
export async function keepDryRecord(tx: Db, ctx: Context, listing: ListingRow): Promise<void> {
  const last = await lastReading(tx, listing.id)
  const dry = { dry_percent: last?.percent ?? null, dry_read_on: last?.read_on ?? null }
  if (dry.dry_percent === listing.dry_percent && dry.dry_read_on === listing.dry_read_on) return
  await saveListing(tx, { ...ctx, now: listing.updated_at }, listing, { ...listing, ...dry })
}

export const noRecord = { dry_percent: null, dry_read_on: null } as const

/**
 * Where the readings were of another place they go, and the record begins anew. Counted from where
 * each was taken, because several small moves may lead far away.
 */
export async function withoutForeignRecord(
  tx: Db,
  before: ListingRow,
  after: ListingDraft,
): Promise<ListingDraft> {
  if (after.lat === before.lat && after.lng === before.lng) return after
  const taken = await placesOfReadings(tx, before.id)
  if (taken.every(place => isSameHouse(pinOf(place) ?? pinOf(before), pinOf(after)))) return after
  await deleteReadingsOf(tx, before.id)
  return { ...after, ...noRecord }
}
