import { Failure } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { closedByPartner } from '#listings/rules/calendars/closed-times.ts'
import type { Commitment } from '#listings/rules/editing/commitment.ts'
import { clashing, mostAtOnce, newlyBlocked } from '#listings/rules/editing/unavailability.ts'
import type { ListingDraft } from '../listing/listings-table.ts'

/** Called inside a transaction that holds the listing. */
export type FindCommitments = (tx: Db, listingId: string, now: Date) => Promise<Commitment[]>

export type ListingGone = (tx: Db, ctx: Context, listingId: string) => Promise<void>

/** Implemented by other nouns, which listings may not import; `src/hooks.ts` passes them in. */
export interface ListingHooks {
  commitments: readonly FindCommitments[]
  gone: readonly ListingGone[]
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

/**
 * Closed days and fewer units must leave room for every agreed booking. Other calendars are busy
 * when they are.
 */
export async function refuseBrokenPromises(
  tx: Db,
  { commitments: sources }: ListingHooks,
  { before, after, now }: { before: ListingDraft; after: ListingDraft; now: Date },
): Promise<void> {
  const closed = newlyBlocked(
    closedByPartner(before.unavailability_periods),
    closedByPartner(after.unavailability_periods),
  )
  const shrinks = after.storage_number < before.storage_number
  if (!shrinks && closed.length === 0) return
  const commitments = await commitmentsOf(tx, sources, before.id, now)
  if (shrinks && mostAtOnce(commitments) > after.storage_number) {
    refuse(commitments, 'More spaces than that are booked at the same time.')
  }
  const clashes = clashing(commitments, closed)
  if (clashes.length > 0) refuse(clashes, 'Somebody has booked part of that time.')
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
    endDate: end.toISOString(),
  }))
  throw new Failure('listing_has_bookings', { bookings }, words)
}
