import type { Context } from '#foundation/server/context.ts'
import { bringCheckForward } from '../attempts/payments-table.ts'

/**
 * For bookings that cannot be paid any more: a page of the provider that is already open is closed
 * with the next check, which is brought forward.
 */
export async function closeLinksSoon(ctx: Context, bookingIds: readonly string[]): Promise<void> {
  if ((await bringCheckForward(ctx.db, bookingIds, ctx.now)) > 0) ctx.jobs.wake('move-money')
}
