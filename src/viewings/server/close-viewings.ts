import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { changeViewing } from './change-viewing.ts'
import { lockOpenViewings, type Whose, waitForPair } from './viewings-table.ts'

type Closer = 'renter' | 'host' | 'operator'

/** Nobody waits for, or goes to, what cannot be shown: both are told. */
export async function closeViewings(
  tx: Db,
  ctx: Context,
  whose: Whose,
  { by, reason }: { by: Closer; reason: string },
): Promise<void> {
  for (const viewing of await lockOpenViewings(tx, whose)) {
    await changeViewing(tx, ctx, viewing, 'close', { by, set: { reason } })
  }
}

export function closeViewingsOfListing(
  tx: Db,
  ctx: Context,
  listingId: string,
  by: 'host' | 'operator' = 'host',
): Promise<void> {
  const reason = 'The space is no longer let.'
  return closeViewings(tx, ctx, { listing_id: listingId }, { by, reason })
}

/** Without a word about the person. */
export async function closeViewingsOfSuspended(
  tx: Db,
  ctx: Context,
  personId: string,
): Promise<void> {
  const by = 'operator'
  await closeViewings(tx, ctx, { host_id: personId }, { by, reason: 'It cannot be shown now.' })
  await closeViewings(tx, ctx, { renter_id: personId }, { by, reason: 'The renter cannot come.' })
}

/** One of them has blocked the other, who is not told so. */
export async function closeViewingsOfPair(
  tx: Db,
  ctx: Context,
  { listingId, renterId, by: side }: { listingId: string; renterId: string; by: string },
): Promise<void> {
  const pair = { listing_id: listingId, renter_id: renterId }
  await waitForPair(tx, pair)
  const by = side === 'renter' ? 'renter' : 'host'
  await closeViewings(tx, ctx, pair, { by, reason: 'It was called off.' })
}
