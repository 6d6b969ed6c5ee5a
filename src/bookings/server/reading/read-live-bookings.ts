import type { LiveBooking } from '#bookings/rules/console-wire.ts'
import type { Context } from '#foundation/server/context.ts'
import { lastLetRun } from '../life/booking-events-table.ts'
import { liveBookings } from '../life/bookings-table.ts'
import { presentListed } from './search-bookings.ts'

/**
 * For the operator, who decides what happens to them when a host is suspended. The caller knows
 * which are over and still wait for that.
 */
export async function readLiveBookings(
  ctx: Context,
  hostId: string,
  waiting: readonly string[],
): Promise<LiveBooking[]> {
  const rows = await liveBookings(ctx.db, { host_id: hostId }, ctx.now, waiting)
  const listed = await presentListed(ctx, rows)
  const letRun = await lastLetRun(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return listed.map(booking => ({
    ...booking,
    isOver: waiting.includes(booking._id),
    letRunAt: letRun.get(booking._id)?.toISOString() ?? null,
  }))
}
