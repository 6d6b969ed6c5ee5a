import Stripe from 'stripe'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { later } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { isSameTry, type MonthKey, type TriedMonth } from '#rent/server/months/begin-try.ts'
import { recordRentFailed } from '#rent/server/months/record-rent-paid.ts'
import { freshPayment } from '../attempts/fresh-payment.ts'
import {
  livePayment,
  lockPayment,
  nextAttempt,
  type PaymentRow,
} from '../attempts/payments-table.ts'
import type { KeptCardRow } from '../cards/kept-cards-table.ts'
import { lockMovementsOfPayment } from '../movements/movements-table.ts'
import { beginCharge, changePaymentIfAllowed } from '../paying/change-payment.ts'
import { answerOf, applyNews, type News, nextCheck, wholeIntent } from '../paying/sync-payment.ts'

export interface Charge {
  key: MonthKey
  tried: TriedMonth
  card: KeptCardRow
  payment: PaymentRow
}

/** There is one payment row for each month. The caller holds the lock of the booking. */
export async function paymentOf(
  tx: Db,
  ctx: Context,
  { booking, month }: TriedMonth,
): Promise<PaymentRow> {
  const one = { bookingId: booking.id, month: month.month, offSession: true }
  const [known, attempt] = await Promise.all([livePayment(tx, one), nextAttempt(tx, booking.id)])
  if (known) return known
  const { amount, subtotal, tax } = month
  const asked = { amount, subtotal, tax, month: month.month, off_session: true, attempt }
  const expires_at = later(month.ends_at, ctx.now)
  return beginCharge(tx, ctx, freshPayment(ctx, booking, { ...asked, expires_at }))
}

/** The intent at the provider, or why there is none. */
export type Made = { intentId: string } | { refused: string }

/**
 * Each month has one intent at the provider. It is made with the payment's key and stored here
 * before it is confirmed. So whatever is repeated after a crash is the same request, and no month
 * is charged twice.
 */
export async function createIntent(
  { provider }: Context,
  { payment, card }: Charge,
): Promise<Made> {
  const { id: payment_id, booking_id, month, intent_id } = payment
  if (intent_id !== null) return { intentId: intent_id }
  try {
    const intent = await provider.stripe.paymentIntents.create(
      {
        amount: payment.amount,
        currency: 'gbp',
        customer: card.customer_id,
        allowed_payment_method_types: ['card'],
        transfer_group: booking_id,
        metadata: { booking_id, payment_id, month: month ?? '', kept_card: 'yes' },
      },
      { idempotencyKey: `rent_${payment_id}` },
    )
    return { intentId: intent.id }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { refused: codeOf(error) }
    throw error
  }
}

/** Undefined if there is nothing to confirm because the month has failed. */
export async function linkIntent(
  tx: Db,
  ctx: Context,
  charge: Charge,
  made: Made,
): Promise<Charge | undefined> {
  const { booking_id, id, month } = charge.payment
  await findBookingMoney(tx, booking_id, ctx.now, 'while deciding')
  const payment = await lockPayment(tx, id)
  if (!payment) throw new Error(`Payment ${id} is gone`)
  if ('refused' in made) {
    const cause = { by: 'provider', set: { note: made.refused } } as const
    await changePaymentIfAllowed(tx, ctx, payment, 'refuse', cause)
    await recordRentFailed(tx, ctx, booking_id, { month: month ?? '', fault: made.refused })
    return undefined
  }
  const set = { intent_id: made.intentId, next_check_at: nextCheck(payment, ctx.now) }
  const cause = { by: 'provider', set } as const
  const linked = await changePaymentIfAllowed(tx, ctx, payment, 'link', cause)
  return { ...charge, payment: linked ?? payment }
}

/**
 * Each attempt has its own key, which is reused if no answer arrives. A declined card says why. A
 * card that the provider does not know counts as declined too.
 */
export async function confirmIntent(ctx: Context, charge: Charge): Promise<News> {
  const { payment, card, tried } = charge
  const began = tried.month.trying_since ?? ctx.now
  const { paymentIntents } = ctx.provider.stripe
  const id = payment.intent_id ?? ''
  const expand = [...wholeIntent]
  try {
    const intent = await paymentIntents.confirm(
      id,
      { payment_method: card.method_id, off_session: true, expand },
      { idempotencyKey: `rent_${payment.id}_${began.getTime()}` },
    )
    return answerOf(intent)
  } catch (error) {
    const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
    const isDeclined = error instanceof StripeCardError
    if (!isDeclined && !(error instanceof StripeInvalidRequestError)) throw error
    const intent = await paymentIntents.retrieve(id, { expand })
    const isOpen = intent.status !== 'succeeded' && intent.status !== 'canceled'
    return answerOf(intent, isOpen && !isDeclined ? codeOf(error) : undefined)
  }
}

function codeOf({ code }: Stripe.errors.StripeError): string {
  return code ?? 'declined'
}

/**
 * Takes all locks first, so that several charges can be recorded in one transaction. An answer that
 * comes after others have recorded it is no failure of the try that follows.
 */
export async function recordAnswer(
  tx: Db,
  ctx: Context,
  { key, tried, payment }: Charge,
  news: News,
): Promise<void> {
  await findBookingMoney(tx, payment.booking_id, ctx.now, 'while deciding')
  await lockPayment(tx, payment.id)
  await lockMovementsOfPayment(tx, payment)
  const isSame = await isSameTry(tx, key, tried.month)
  if (isSame || news.isPaid || news.isExpired) await applyNews(tx, ctx, payment, news)
}
