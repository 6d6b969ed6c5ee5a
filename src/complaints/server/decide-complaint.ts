import { requirePerson } from '#accounts/server/account/require-person.ts'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { ComplaintDecision, ConsoleComplaint } from '#complaints/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { penceFromPounds } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { leftToGiveBack } from '#payments/server/movements/left-to-give-back.ts'
import { changeComplaint } from './change-complaint.ts'
import { findComplaint, lockRunningComplaint } from './complaints-table.ts'
import { readComplaint } from './read-complaints.ts'

export async function decideComplaint(
  ctx: Context,
  id: string,
  { refund: pounds, reason }: ComplaintDecision,
): Promise<ConsoleComplaint> {
  const { id: operatorId } = requirePerson(ctx)
  const { booking_id: bookingId } = (await findComplaint(ctx.db, id)) ?? fail('not_found')
  const refund = penceFromPounds(pounds)
  await transaction(ctx.db, async tx => {
    await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
    const before = await lockRunningComplaint(tx, bookingId)
    if (before?.id !== id) return fail('complaint_closed')
    const left = await leftToGiveBack(tx, bookingId)
    await changeComplaint(tx, ctx, before, 'decide', {
      by: 'operator',
      set: { refund, decision: reason, decided_by: operatorId },
      given: { refund, left },
    })
  })
  return readComplaint(ctx, id)
}
