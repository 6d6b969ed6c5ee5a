import { Failure } from '#foundation/rules/errors.ts'
import { presentEnd } from '#foundation/rules/time/open-end.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { closedByPartner } from '#listings/rules/calendars/closed-times.ts'
import type { Commitment } from '#listings/rules/editing/commitment.ts'
import { clashing, mostAtOnce, newlyBlocked } from '#listings/rules/editing/unavailability.ts'
import type { BookedPlace } from '#listings/rules/place/booked-place.ts'
import { isSamePlace, sameHouseMetres } from '#listings/rules/place/same-house.ts'
import type { ListingDraft } from '../listing/listings-table.ts'

/** Called inside a transaction that holds the listing. */
export type FindCommitments = (tx: Db, listingId: string, now: Date) => Promise<Commitment[]>

/** Closes what waits for an answer, and says how much that was. */
export type ListingGone = (
  tx: Db,
  ctx: Context,
  listingId: string,
  by: 'host' | 'operator',
) => Promise<number>

/** What is over keeps the place that it had. */
export type ListingMoved = (tx: Db, listingId: string, from: BookedPlace) => Promise<void>

/** Implemented by other nouns, which listings may not import; `src/hooks.ts` passes them in. */
export interface ListingHooks {
  commitments: readonly FindCommitments[]
  gone: readonly ListingGone[]
  moved: readonly ListingMoved[]
}

export async function refuseWhileBooked(
  tx: Db,
  { commitments: sources }: ListingHooks,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const commitments = await commitmentsOf(tx, sources, id, now)
  if (commitments.length > 0)
    refuse(
      commitments,
      'Bookings of this listing have not ended yet. Switch it off, so that nobody new books it.',
    )
}

interface Changed {
  before: ListingDraft
  after: ListingDraft
}

/**
 * Closed days and fewer units must leave room for every agreed booking, and the space stays where it
 * was booked. Other calendars are busy when they are.
 */
export async function refuseBrokenPromises(
  tx: Db,
  { commitments: sources }: ListingHooks,
  { before, after, now }: Changed & { now: Date },
): Promise<void> {
  const closed = newlyBlocked(
    closedByPartner(before.unavailability_periods),
    closedByPartner(after.unavailability_periods),
  )
  const shrinks = after.storage_number < before.storage_number
  const isElsewhere = movesAway({ before, after })
  if (!isElsewhere && !shrinks && closed.length === 0) return
  const commitments = await commitmentsOf(tx, sources, before.id, now)
  if (isElsewhere && commitments.length > 0) {
    refuse(
      commitments,
      `Somebody has booked this space where it is. Its address can be put right, and its pin by up to ${sameHouseMetres} metres. For a space elsewhere, please make another listing.`,
    )
  }
  if (shrinks && mostAtOnce(commitments) > after.storage_number) {
    refuse(commitments, 'More spaces than that are booked at the same time.')
  }
  const clashes = clashing(commitments, closed)
  if (clashes.length > 0) refuse(clashes, 'Somebody has booked part of that time.')
}

/** What was asked for is no longer let where it was, so nobody waits for an answer. */
export async function closeWhenMoved(
  tx: Db,
  ctx: Context,
  { gone, moved }: ListingHooks,
  { before, after }: Changed,
): Promise<void> {
  const approved = before.approved_content
  if (!approved || !movesAway({ before, after })) return
  const { address, lat, lng } = approved
  for (const keep of moved) await keep(tx, before.id, { address, lat, lng })
  await closeWaiting(tx, ctx, gone, { id: before.id, by: 'host' })
}

/** How much waited for an answer. */
export async function closeWaiting(
  tx: Db,
  ctx: Context,
  gone: ListingHooks['gone'],
  { id, by }: { id: string; by: 'host' | 'operator' },
): Promise<number> {
  let closed = 0
  for (const close of gone) closed += await close(tx, ctx, id, by)
  return closed
}

/**
 * Counted from where it was approved, because several small moves may lead far away. Nobody has
 * asked for anything that was never approved.
 */
function movesAway({ before, after }: Changed): boolean {
  const { address, lat, lng, approved_content: approved } = before
  if (after.address === address && after.lat === lat && after.lng === lng) return false
  return approved !== null && !isSamePlace(approved, after)
}

async function commitmentsOf(
  tx: Db,
  sources: readonly FindCommitments[],
  listingId: string,
  now: Date,
): Promise<Commitment[]> {
  const found: Commitment[] = []
  for (const find of sources) found.push(...(await find(tx, listingId, now)))
  return found
}

function refuse(commitments: readonly Commitment[], words: string): never {
  const bookings = commitments.map(({ bookingId, start, end }) => ({
    _id: bookingId,
    startDate: start.toISOString(),
    endDate: presentEnd(end),
  }))
  throw new Failure('listing_has_bookings', { bookings }, words)
}
