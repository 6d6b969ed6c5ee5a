import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { Complaint } from '#complaints/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { changeComplaint } from './change-complaint.ts'
import { lockRunningComplaint } from './complaints-table.ts'
import { presentComplaint } from './present-complaint.ts'
import { requireSide } from './require-side.ts'

/** Payouts that waited are sent. */
export async function withdrawComplaint(ctx: Context, bookingId: string): Promise<Complaint> {
  const { side } = await requireSide(ctx, bookingId)
  return transaction(ctx.db, async tx => {
    await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
    const before = (await lockRunningComplaint(tx, bookingId)) ?? fail('complaint_closed')
    const complaint = await changeComplaint(tx, ctx, before, 'withdraw', { by: side })
    return presentComplaint(tx, ctx, complaint, side)
  })
}
