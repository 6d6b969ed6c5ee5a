import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { allSideBySide } from '#foundation/server/database/side-by-side.ts'
import { announceBooking } from '../life/announce-booking.ts'
import { liveBookings } from '../life/bookings-table.ts'
import { closeRequests, withdrawRequests } from './close-requests.ts'

/** The other side is not told why. */
const notTaken = { by: 'operator', reason: 'The partner cannot take bookings now.' } as const
const notPaid = { by: 'operator', reason: 'The renter cannot book now.' } as const

/**
 * What nobody could answer or pay for is closed. Renters with live bookings of a suspended host are
 * told. Answers which bookings these are.
 */
export async function followSuspension(
  tx: Db,
  ctx: Context,
  personId: string,
  isSuspended: boolean,
): Promise<string[]> {
  if (isSuspended) {
    await closeRequests(tx, ctx, { host_id: personId }, notTaken)
    await withdrawRequests(tx, ctx, personId, notPaid)
  }
  const news = isSuspended ? 'hostSuspended' : 'hostReinstated'
  const bookings = await liveBookings(tx, { host_id: personId }, ctx.now)
  await allSideBySide(bookings, booking => announceBooking(tx, ctx, booking, news))
  return bookings.map(({ id }) => id)
}
