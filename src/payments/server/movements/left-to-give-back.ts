import { type Pence, pence, sumPence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { totalOf } from '#payments/rules/split.ts'
import { type PaymentRow, recordedPayments } from '../attempts/payments-table.ts'
import { outsideRefunds, sharesOfPayment } from '../ledger/ledger-table.ts'

/**
 * The most that one refund can give back. A refund cannot be spread over several payments here, so
 * it is the most that is left of a single one.
 */
export async function leftToGiveBack(db: Db, bookingId: string): Promise<Pence> {
  const payments = await recordedPayments(db, [bookingId])
  const left = await Promise.all(payments.map(payment => leftOfPayment(db, payment)))
  return pence(Math.max(0, ...left))
}

/** The part of a payment that was neither refunded nor promised back. */
export async function leftOfPayment(db: Db, payment: PaymentRow): Promise<Pence> {
  const kept = totalOf(await sharesOfPayment(db, payment))
  const lines = await outsideRefunds(db, payment.booking_id, payment.id)
  const outside = sumPence(lines.map(line => line.pence))
  return pence(Math.max(0, kept - outside))
}
