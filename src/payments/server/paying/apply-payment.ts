import type Stripe from 'stripe'
import { type PaymentOutcome, recordPayment } from '#bookings/server/for-payments/record-payment.ts'
import { formatPence, type Pence, pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import type { PaymentEvent } from '#payments/rules/payment-life.ts'
import { recordRentPaid } from '#rent/server/months/record-rent-paid.ts'
import type { PaymentRow } from '../attempts/payments-table.ts'
import { changePayment, changePaymentIfAllowed, mayChangePayment } from './change-payment.ts'

interface Arrived {
  intentId: string
  chargeId: string
  /** With real cards the fee arrives a little later. */
  fee: Pence | undefined
}

/** The provider's report of a payment, from a session or from an intent. */
export interface Reported {
  metadata: Record<string, string> | null
  bookingId: string | null
  currency: string | null
  amount: number | null
  livemode: boolean
  intent: Stripe.PaymentIntent
}

/**
 * Records a payment that arrived and passes it on to its booking or month. If neither can use it,
 * all of it is refunded. The caller holds the lock of the booking. Repeating it changes nothing.
 */
export async function applyPayment(
  tx: Db,
  ctx: Context,
  payment: Locked<PaymentRow>,
  reported: Reported,
): Promise<void> {
  const arrived = arrivedWith(reported)
  if (!arrived) return
  if (payment.state === 'paid') return learnFee(tx, ctx, payment, arrived)
  if (!mayChangePayment(payment, 'pay', ctx.now)) return
  const wrong = mismatch(payment, reported)
  if (wrong) return refuse(tx, ctx, payment, wrong)
  const outcome = await record(tx, ctx, payment)
  const set = { intent_id: arrived.intentId, charge_id: arrived.chargeId }
  const paid = await changePayment(tx, ctx, payment, events[outcome], { by: 'provider', set })
  await learnFee(tx, ctx, paid, arrived)
}

function record(tx: Db, ctx: Context, { booking_id: id, month }: PaymentRow) {
  return month === null ? recordPayment(tx, ctx, id) : recordRentPaid(tx, ctx, id, month)
}

const events: Record<PaymentOutcome, PaymentEvent> = {
  recorded: 'pay',
  tooLate: 'payTooLate',
  alreadyPaid: 'payTwice',
}

async function learnFee(
  tx: Db,
  ctx: Context,
  payment: Locked<PaymentRow>,
  { fee }: Arrived,
): Promise<void> {
  if (fee === undefined) return
  const cause = { by: 'provider', set: { provider_fee: fee } } as const
  await changePaymentIfAllowed(tx, ctx, payment, 'learnFee', cause)
}

function arrivedWith({ intent }: Reported): Arrived | undefined {
  const charge = intent.latest_charge
  if (typeof charge !== 'object' || charge === null) return undefined
  const movement = charge.balance_transaction
  const fee = typeof movement === 'object' && movement !== null ? pence(movement.fee) : undefined
  return { intentId: intent.id, chargeId: charge.id, fee }
}

/** Says in which way this is not the payment that we asked for. */
function mismatch(payment: PaymentRow, reported: Reported): string | undefined {
  if (reported.metadata?.payment_id !== payment.id) return 'it is for another payment'
  if (reported.bookingId !== payment.booking_id) return 'it is for another booking'
  if (reported.currency !== 'gbp') return `it was paid in ${reported.currency}`
  if (reported.amount !== payment.amount)
    return `${formatPence(pence(reported.amount ?? 0))} was paid`
  return reported.livemode === payment.live ? undefined : 'test and live were mixed'
}

async function refuse(
  tx: Db,
  ctx: Context,
  payment: Locked<PaymentRow>,
  note: string,
): Promise<void> {
  ctx.log.error({ payment: payment.id, note }, 'a payment is not what was asked for')
  const cause = { by: 'provider', set: { note }, details: { note } } as const
  await changePayment(tx, ctx, payment, 'mismatch', cause)
}
