import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { Complaint, ComplaintAnswer } from '#complaints/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { changeComplaint } from './change-complaint.ts'
import { lockRunningComplaint } from './complaints-table.ts'
import { presentComplaint } from './present-complaint.ts'
import { requireSide } from './require-side.ts'
import { showPictures } from './show-pictures.ts'

/** The other side can answer only once. */
export async function answerComplaint(
  ctx: Context,
  bookingId: string,
  { text, pictures }: ComplaintAnswer,
): Promise<Complaint> {
  const { side, personId } = await requireSide(ctx, bookingId)
  return transaction(ctx.db, async tx => {
    await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
    const before = (await lockRunningComplaint(tx, bookingId)) ?? fail('complaint_closed')
    const complaint = await changeComplaint(tx, ctx, before, 'answer', {
      by: side,
      set: { answer: text },
    })
    await showPictures(tx, { complaint, personId, side, pictures })
    const shown = await presentComplaint(tx, ctx, complaint, side)
    await ctx.idempotency?.keep(tx, shown)
    return shown
  })
}
