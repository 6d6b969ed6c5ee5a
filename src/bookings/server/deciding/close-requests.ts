import { stageAt } from '#bookings/rules/life/allowed-actions.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { noLongerLetWords } from '#listings/rules/life/closing-words.ts'
import { lockUnpaid } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'
import { factsOfLife } from '../life/facts-of-booking.ts'

type Whose = { listing_id: string } | { host_id: string }

/** The space or its host is gone, so nobody could answer these requests. Says how many waited. */
export async function closeRequests(
  tx: Db,
  ctx: Context,
  whose: Whose,
  { by, reason }: { by: 'host' | 'operator'; reason: string },
): Promise<number> {
  const waiting = await lockUnpaid(tx, whose, ['pending'])
  for (const booking of waiting) {
    await changeBooking(tx, ctx, booking, 'close', { by, set: { reason } })
  }
  return waiting.length
}

export function closeRequestsOfListing(
  tx: Db,
  ctx: Context,
  listingId: string,
  by: 'host' | 'operator',
): Promise<number> {
  const why = { by, reason: noLongerLetWords }
  return closeRequests(tx, ctx, { listing_id: listingId }, why)
}

/** The renter is gone, so nobody could pay for these. What has run out already expires. */
export async function withdrawRequests(
  tx: Db,
  ctx: Context,
  renterId: string,
  { by, reason }: { by: 'renter' | 'operator'; reason: string | null },
): Promise<void> {
  for (const booking of await lockUnpaid(tx, { renter_id: renterId }, ['pending', 'approved'])) {
    if (stageAt(factsOfLife(booking), ctx.now) === 'expired') {
      await changeBooking(tx, ctx, booking, 'expire', { by: 'clock' })
    } else await changeBooking(tx, ctx, booking, 'withdraw', { by, set: { reason } })
  }
}
