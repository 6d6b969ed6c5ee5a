import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { announceBooking } from '../life/announce-booking.ts'
import { liveBookings } from '../life/bookings-table.ts'
import { closeRequests } from './close-requests.ts'

/** Renters are not told why. */
const notTaken = { by: 'operator', reason: 'The partner cannot take bookings now.' } as const

/** Open requests are closed because nobody can answer them. Renters with live bookings are told. */
export async function followSuspension(
  tx: Db,
  ctx: Context,
  hostId: string,
  isSuspended: boolean,
): Promise<void> {
  if (isSuspended) await closeRequests(tx, ctx, { host_id: hostId }, notTaken)
  const news = isSuspended ? 'hostSuspended' : 'hostReinstated'
  for (const booking of await liveBookings(tx, { host_id: hostId }, ctx.now)) {
    await announceBooking(tx, ctx, booking, news)
  }
}
