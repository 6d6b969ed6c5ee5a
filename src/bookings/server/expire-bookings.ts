import type { Services } from '#foundation/server/context.ts'
import { type Context, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { announceBooking } from './announce-booking.ts'
import { moveBooking } from './bookings-table.ts'
import { overdueBookings } from './due-bookings-table.ts'
import { recordBookingEvent } from './record-event.ts'

const batch = 50

/** Requests nobody answered and approvals nobody paid come to their end and free the space. */
export async function expireBookings(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:expire-bookings')
  let expired = batch
  while (expired === batch) {
    expired = await transaction(ctx.db, tx => expireOverdue(tx, ctx, { atMost: batch }))
  }
}

export async function expireOverdue(
  tx: Db,
  ctx: Context,
  which: { listingId?: string; atMost: number },
): Promise<number> {
  const overdue = await overdueBookings(tx, { ...which, now: ctx.now })
  for (const { id, stage } of overdue) {
    const set = { stage: 'expired', unit_no: null, expires_at: null } as const
    const moved = await moveBooking(tx, { id, from: stage, set })
    if (!moved) continue
    await recordBookingEvent(tx, ctx, {
      bookingId: id,
      event: 'expired',
      by: 'clock',
      from: stage,
      to: 'expired',
    })
    await announceBooking(
      tx,
      ctx,
      moved,
      stage === 'pending' ? 'expiredUnanswered' : 'expiredUnpaid',
    )
  }
  if (overdue.length > 0) await ctx.jobs.wake(tx, 'move-money')
  return overdue.length
}
