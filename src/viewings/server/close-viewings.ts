import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { noLongerLetWords } from '#listings/rules/life/closing-words.ts'
import { changeViewing } from './change-viewing.ts'
import { lockOpenViewings, type Whose, waitForPair } from './viewings-table.ts'

type Closer = 'renter' | 'host' | 'operator'

/** The space can no longer be shown, so both sides are told. Says how many were open. */
export async function closeViewings(
  tx: Db,
  ctx: Context,
  whose: Whose,
  { by, reason }: { by: Closer; reason: string },
): Promise<number> {
  const open = await lockOpenViewings(tx, whose)
  for (const viewing of open) {
    await changeViewing(tx, ctx, viewing, 'close', { by, set: { reason } })
  }
  return open.length
}

export function closeViewingsOfListing(
  tx: Db,
  ctx: Context,
  listingId: string,
  by: 'host' | 'operator',
): Promise<number> {
  const why = { by, reason: noLongerLetWords }
  return closeViewings(tx, ctx, { listing_id: listingId }, why)
}

/** The letters do not say why, or about whom. */
export async function closeViewingsOfSuspended(
  tx: Db,
  ctx: Context,
  personId: string,
): Promise<void> {
  const by = 'operator'
  await closeViewings(tx, ctx, { host_id: personId }, { by, reason: 'It cannot be shown now.' })
  await closeViewings(tx, ctx, { renter_id: personId }, { by, reason: 'The renter cannot come.' })
}

interface BlockedPair {
  listingId: string
  renterId: string
  by: 'renter' | 'partner'
}

/** One side has blocked the other, and the blocked side is not told that. */
export async function closeViewingsOfPair(
  tx: Db,
  ctx: Context,
  { listingId, renterId, by: side }: BlockedPair,
): Promise<void> {
  const pair = { listing_id: listingId, renter_id: renterId }
  await waitForPair(tx, pair)
  const by = side === 'renter' ? 'renter' : 'host'
  await closeViewings(tx, ctx, pair, { by, reason: 'It was called off.' })
}
