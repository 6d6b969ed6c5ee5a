import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { noLongerLetWords } from '#listings/rules/life/closing-words.ts'
import { lockOpenRequests } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'

type Whose = { listing_id: string } | { host_id: string }

/** The space or its host is gone, so nobody could answer these requests. */
export async function closeRequests(
  tx: Db,
  ctx: Context,
  whose: Whose,
  { by, reason }: { by: 'host' | 'operator'; reason: string },
): Promise<void> {
  for (const booking of await lockOpenRequests(tx, whose)) {
    await changeBooking(tx, ctx, booking, 'close', { by, set: { reason } })
  }
}

export function closeRequestsOfListing(
  tx: Db,
  ctx: Context,
  listingId: string,
  by: 'host' | 'operator' = 'host',
): Promise<void> {
  const why = { by, reason: noLongerLetWords }
  return closeRequests(tx, ctx, { listing_id: listingId }, why)
}
