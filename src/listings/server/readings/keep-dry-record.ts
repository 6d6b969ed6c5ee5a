import { type Place, straightKm } from '#foundation/rules/place/distance.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
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

/** Where the readings were of another place they go, and the record begins anew. */
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

/**
 * A pin that is put right is moved less than this. Counted from where each reading was taken,
 * because several small moves may lead far away.
 */
const sameHouseKm = 0.3

function isSameHouse(taken: Place | null, pin: Place | null): boolean {
  return taken === null || pin === null || straightKm(taken, pin) <= sameHouseKm
}

function pinOf({ lat, lng }: Pick<ListingDraft, 'lat' | 'lng'>): Place | null {
  return lat === null || lng === null ? null : { lat, lng }
}
