import type Stripe from 'stripe'
import { type PaymentOutcome, recordPayment } from '#bookings/server/for-payments/record-payment.ts'
import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import type { PaymentEvent } from '#payments/rules/payment-life.ts'
import { recordRentPaid } from '#rent/server/months/record-rent-paid.ts'
import type { PaymentRow } from '../attempts/payments-table.ts'
import { changePayment, changePaymentIfAllowed, mayChangePayment } from './change-payment.ts'

/** What the provider says about money that has arrived. */
interface Arrived {
  intentId: string
  chargeId: string
  /** Known a little later than the rest where cards are real. */
  fee: Pence | undefined
}

/** What the provider says of a payment, however it was asked for. */
export interface Reported {
  metadata: Record<string, string> | null
  bookingId: string | null
  currency: string | null
  amount: number | null
  livemode: boolean
  intent: Stripe.PaymentIntent
}

/**
 * Money has arrived. Books it, hands it to the booking or to the month that it is for, and where
 * nobody has a use for it owes it back in full. Whoever calls it holds the booking; it happens once,
 * however often it is called.
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

/** Why this is not the payment that we asked for, if it is not. */
function mismatch(payment: PaymentRow, reported: Reported): string | undefined {
  if (reported.metadata?.payment_id !== payment.id) return 'it is for another payment'
  if (reported.bookingId !== payment.booking_id) return 'it is for another booking'
  if (reported.currency !== 'gbp') return `it was paid in ${reported.currency}`
  if (reported.amount !== payment.amount) return `${reported.amount} pence were paid`
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
