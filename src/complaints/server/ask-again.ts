import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { changeComplaint } from './change-complaint.ts'
import { complaintsToAnswer, lockRunningComplaint } from './complaints-table.ts'

/** Whoever is no longer suspended has the whole time to answer what is not decided yet. */
export async function askAgain(tx: Db, ctx: Context, personId: string): Promise<void> {
  const waiting = await complaintsToAnswer(tx, personId)
  for (const { booking_id: bookingId } of waiting) {
    await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
  }
  for (const { id, booking_id: bookingId } of waiting) {
    const complaint = await lockRunningComplaint(tx, bookingId)
    if (complaint?.id !== id || complaint.state !== 'open') continue
    await changeComplaint(tx, ctx, complaint, 'askAgain', { by: 'operator' })
  }
}
