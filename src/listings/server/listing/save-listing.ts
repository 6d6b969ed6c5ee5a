import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { allSideBySide } from '#foundation/server/database/side-by-side.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { type ListingMediaRow, mediaOfListings } from './listing-media-table.ts'
import {
  insertListing,
  type ListingDraft,
  type ListingRow,
  lockListing,
  updateListing,
} from './listings-table.ts'
import { withPublicSide } from './make-public.ts'

export interface SavedListing {
  row: ListingRow
  media: ListingMediaRow[]
}

type Writing = Pick<Context, 'keys' | 'now'>

export async function addListing(
  tx: Db,
  ctx: Writing,
  row: ListingDraft,
): Promise<Locked<ListingRow>> {
  const policy = await currentPolicy(tx)
  return insertListing(tx, withPublicSide(row, [], { ...ctx, policy }))
}

export async function saveListing(
  tx: Db,
  ctx: Writing,
  before: ListingRow,
  after: ListingDraft,
): Promise<SavedListing> {
  const change = { before, after: { ...after, updated_at: ctx.now } }
  const [saved] = await saveListings(tx, ctx, [change])
  return saved ?? fail('conflict')
}

/**
 * Every change goes through here, so that the public columns are always current. Many are saved with
 * the trips of one.
 */
export async function saveListings(
  tx: Db,
  ctx: Pick<Context, 'keys'>,
  changes: readonly { before: ListingRow; after: ListingDraft }[],
): Promise<SavedListing[]> {
  const all = await mediaOfListings(
    tx,
    changes.map(({ before }) => before.id),
  )
  const ofListing = Map.groupBy(all, one => one.listing_id)
  const policy = await currentPolicy(tx)
  return allSideBySide(changes, async ({ before, after }) => {
    const media = ofListing.get(before.id) ?? []
    const whole = withPublicSide(after, media, { ...ctx, policy })
    const row = (await updateListing(tx, before, whole)) ?? fail('conflict')
    return { row, media }
  })
}

/** Somebody else's listing is answered as not found. */
export async function lockOwnListing(
  tx: Db,
  ctx: Pick<Context, 'actor'>,
  id: string,
): Promise<Locked<ListingRow>> {
  const row = await lockListing(tx, id)
  if (!row || ctx.actor.kind !== 'person' || row.host_id !== ctx.actor.id) return fail('not_found')
  return row
}
