import type { Services } from '#foundation/server/context.ts'
import { type Context, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { changeBooking } from '../life/change-booking.ts'
import { lockOverdueBookings } from './due-bookings-table.ts'

const batch = 50

/** Expired requests and unpaid approvals release their units. */
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
  const overdue = await lockOverdueBookings(tx, { ...which, now: ctx.now })
  for (const booking of overdue) await changeBooking(tx, ctx, booking, 'expire', { by: 'clock' })
  return overdue.length
}
