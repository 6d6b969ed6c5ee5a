import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { MovementReason } from '#payments/rules/console-wire.ts'
import { postings } from '#payments/rules/ledger.ts'
import { pricedBy, sharesAfter, splitPayment, totalOf } from '#payments/rules/split.ts'
import type { PaymentRow } from '../attempts/payments-table.ts'
import { isPosted, sharesOfPayment } from '../ledger/ledger-table.ts'
import { entryKey, postEntry } from '../ledger/post-entry.ts'
import { insertMovements, lockMovementsOfPayment } from './movements-table.ts'
import { planPayoutsAnew } from './plan-payouts-anew.ts'

export interface Part {
  /** Why it is given back, such as the id of a decision. Each subject gives money back once. */
  subject: string
  /** The key of the text on the receipt. See `refundLabel`. */
  reason: MovementReason
}

/**
 * Gives back part of a payment: posts the new shares, owes the refund and adapts the payouts of the
 * host. Repeating it changes nothing.
 */
export async function giveBack(
  tx: Db,
  ctx: Context,
  booking: BookingMoney,
  payment: PaymentRow,
  { subject, reason, refund, fee }: Part & { refund: Pence; fee: Pence },
): Promise<void> {
  const { id: bookingId, hostId, renterId } = booking
  const entry = { kind: 'cancellation', subject } as const
  await lockMovementsOfPayment(tx, payment)
  if (!(await isPosted(tx, entry.kind, subject))) {
    const before = await sharesOfPayment(tx, payment)
    const kept = pence(totalOf(before) - refund - fee)
    const { feeKeptBy } = booking.policy
    const whole = splitPayment(pricedBy(booking, payment))
    const { after, ourFee } = sharesAfter(whole, before, { kept, fee, feeKeptBy })
    const lines = postings.cancellation({ refund, fee: ourFee }, { before, after }, hostId)
    await postEntry(tx, ctx, { ...entry, bookingId, paymentId: payment.id, lines })
  }
  await planPayoutsAnew(tx, ctx, booking, payment, { ...entry, reason: 'kept' })
  if (refund === 0) return
  await insertMovements(tx, [
    {
      id: newId(ctx.now),
      kind: 'refund',
      booking_id: bookingId,
      payment_id: payment.id,
      party_id: renterId,
      amount: refund,
      reason,
      cause: entryKey(entry),
      due_at: ctx.now,
      created_at: ctx.now,
    },
  ])
}
