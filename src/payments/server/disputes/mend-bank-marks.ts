import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { markedOtherwise, mendBankMarks } from '#bookings/server/for-payments/mend-bank-marks.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { dealWithEach } from '#foundation/server/jobs/deal-with-due.ts'
import { bankDecisions } from './decisions-table.ts'

/** Longer than any older version works beside this one, or instead of it. */
const lookBackMs = 30 * dayMs

/**
 * A version before migration 443 marks a booking as disputed and no more: not that the bank has
 * decided, and not what it took.
 */
export async function mendMarksOfDisputes(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:mend-bank-marks')
  const find = async () => {
    const decisions = await bankDecisions(ctx.db, { since: after(ctx.now, -lookBackMs) })
    return markedOtherwise(ctx.db, decisions)
  }
  const work = { work: 'mend-bank-marks', name: 'booking' }
  await dealWithEach(ctx, { ...work, find }, async (tx, { id }) => {
    await findBookingMoney(tx, id, ctx.now, 'while deciding')
    const [decision] = await bankDecisions(tx, { booking: id })
    if (decision) await mendBankMarks(tx, ctx, decision)
  })
}
