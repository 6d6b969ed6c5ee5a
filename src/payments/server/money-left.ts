import { type Pence, pence, sumPence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { outsideRefunds } from './ledger-table.ts'
import { movementsOfBooking } from './movement-lists-table.ts'
import { recordedPayment } from './payments-table.ts'

/** How much of what was paid for a booking could still go back to its renter. */
export async function moneyLeft(db: Db, bookingId: string): Promise<Pence> {
  const payment = await recordedPayment(db, bookingId)
  if (!payment) return pence(0)
  const movements = await movementsOfBooking(db, bookingId)
  const refunds = movements.filter(
    ({ kind, state, payment_id: id }) =>
      kind === 'refund' && state !== 'dropped' && id === payment.id,
  )
  const outside = await outsideRefunds(db, bookingId)
  const back = sumPence([
    ...refunds.map(({ amount }) => amount),
    ...outside.map(line => line.pence),
  ])
  return pence(Math.max(0, payment.amount - back))
}
