import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { recordFailedPayment } from '#bookings/server/for-payments/record-payment.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Consequence } from '#foundation/server/lives/change.ts'
import { newId } from '#foundation/server/new-id.ts'
import { postings } from '#payments/rules/ledger.ts'
import type { PaymentWords } from '#payments/rules/payment-life.ts'
import { pricedBy, splitPayment } from '#payments/rules/split.ts'
import { beginRent, recordRentFailed } from '#rent/server/months/record-rent-paid.ts'
import type { PaymentRow } from '../attempts/payments-table.ts'
import { entryKey, postEntry } from '../ledger/post-entry.ts'
import { insertMovements, lockMovementsOfPayment } from '../movements/movements-table.ts'
import { planPayoutsAnew } from '../movements/plan-payouts-anew.ts'

type PaymentConsequence = Consequence<PaymentRow, PaymentWords, never>

export const paymentConsequences: Record<PaymentWords['consequence'], PaymentConsequence> = {
  recordFailedPayment: (tx, ctx, { after: { booking_id: id, month, off_session, note: fault } }) =>
    month !== null && off_session
      ? recordRentFailed(tx, ctx, id, { month, fault })
      : recordFailedPayment(tx, ctx, id),
  async shareOut(tx, ctx, { after }) {
    const booking = await findBookingMoney(tx, after.booking_id, ctx.now)
    if (!booking) throw new Error(`Payment ${after.id} is for no booking`)
    await shareOut(tx, ctx, after, booking)
    if (booking.byMonth && after.month === null) await beginRent(tx, ctx, booking.id)
  },
  async oweBack(tx, ctx, { after: { id, booking_id, renter_id, amount, outcome } }) {
    const lines = postings.latePayment(amount)
    await postEntry(tx, ctx, { kind: 'late_payment', subject: id, bookingId: booking_id, lines })
    await insertMovements(tx, [
      {
        id: newId(ctx.now),
        kind: 'refund',
        booking_id,
        payment_id: id,
        party_id: renter_id,
        amount,
        reason: outcome === 'duplicate' ? 'duplicate' : 'late',
        cause: entryKey({ kind: 'late_payment', subject: id }),
        due_at: ctx.now,
        created_at: ctx.now,
      },
    ])
  },
  async postFee(tx, ctx, { after: { id: subject, booking_id: bookingId, provider_fee: fee } }) {
    if (fee === null) throw new Error(`The fee of payment ${subject} was not given`)
    const lines = postings.providerFee(fee)
    await postEntry(tx, ctx, { kind: 'provider_fee', subject, bookingId, lines })
  },
}

async function shareOut(
  tx: Db,
  ctx: Context,
  payment: PaymentRow,
  booking: BookingMoney,
): Promise<void> {
  const { id: subject } = payment
  await lockMovementsOfPayment(tx, payment)
  const split = splitPayment(pricedBy(booking, payment))
  const lines = postings.payment(payment.amount, split, booking.hostId)
  const entry = { kind: 'payment', subject, bookingId: booking.id, paymentId: subject } as const
  await postEntry(tx, ctx, { ...entry, lines })
  await planPayoutsAnew(tx, ctx, booking, payment, { kind: 'payment', subject, reason: 'earned' })
}
