import type Stripe from 'stripe'
import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { idOf } from '../attempts/id-of.ts'
import { lockPayment, type PaymentRow } from '../attempts/payments-table.ts'
import { keepCard } from '../cards/keep-card.ts'
import { applyPayment, type Reported } from './apply-payment.ts'
import { changePaymentIfAllowed } from './change-payment.ts'

/** Asks the provider how a payment stands and applies the answer. It may be called at any time. */
export async function syncPayment(ctx: Context, payment: PaymentRow): Promise<void> {
  if (payment.off_session) return syncIntent(ctx, payment)
  if (payment.session_id === null) return
  const session = await ctx.provider.stripe.checkout.sessions.retrieve(payment.session_id, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  })
  const { payment_intent: intent } = session
  await apply(ctx, payment, {
    isPaid: session.payment_status === 'paid',
    isExpired: session.status === 'expired',
    customerId: idOf(session.customer),
    reported:
      typeof intent === 'object' && intent !== null ? reportedBySession(session, intent) : null,
  })
}

async function syncIntent(ctx: Context, payment: PaymentRow): Promise<void> {
  if (payment.intent_id === null) return
  const intent = await ctx.provider.stripe.paymentIntents.retrieve(payment.intent_id, {
    expand: [...wholeIntent],
  })
  await apply(ctx, payment, newsOf(intent))
}

/** The parts of an intent that the provider must send along. */
export const wholeIntent = ['latest_charge.balance_transaction'] as const

/**
 * The answer about a charge to a kept card. A card that the provider refused to try has no fault in
 * the intent, so the refusal is passed in.
 */
export function answerOf(intent: Stripe.PaymentIntent, refused?: string): News {
  return { ...newsOf(intent), refused, isAnswer: true }
}

function newsOf(intent: Stripe.PaymentIntent): News {
  return {
    isPaid: intent.status === 'succeeded',
    isExpired: intent.status === 'canceled',
    customerId: undefined,
    reported: reportedByIntent(intent),
  }
}

export interface News {
  isPaid: boolean
  isExpired: boolean
  /** The provider's customer of a card that was kept on the hosted page. */
  customerId: string | undefined
  reported: Reported | null
  /** Why the provider refused to try the card. */
  refused?: string | undefined
  /** The card has just been asked. Otherwise its fault may be that of an earlier try. */
  isAnswer?: boolean
}

async function apply(ctx: Context, seen: PaymentRow, news: News): Promise<void> {
  if (saysNothing(news)) return
  await transaction(ctx.db, tx => applyNews(tx, ctx, seen, news))
}

const faultOf = ({ reported, refused }: News) =>
  refused ?? (reported ? lastError(reported.intent) : undefined)

const saysNothing = (news: News) => !news.isPaid && !news.isExpired && faultOf(news) === undefined

/** Repeating it changes nothing, so anybody may report the same answer again. */
export async function applyNews(tx: Db, ctx: Context, seen: PaymentRow, news: News): Promise<void> {
  const { isPaid, isExpired, reported } = news
  const booking = await findBookingMoney(tx, seen.booking_id, ctx.now, 'while deciding')
  const payment = await lockPayment(tx, seen.id)
  if (!payment || !booking || saysNothing(news)) return
  if (isPaid && reported) {
    const isNew = payment.state !== 'paid'
    await applyPayment(tx, ctx, payment, reported)
    if (isNew) await keepCardOf(tx, ctx, booking, news)
    return
  }
  const charge = failedChargeOf(news)
  const wasCounted = charge === null || charge === payment.declined_charge
  if (!isExpired && payment.off_session && !news.isAnswer && wasCounted) return
  const fault = faultOf(news)
  const note = fault === undefined ? {} : { note: fault, declined_charge: charge }
  const [event, set] = isExpired
    ? (['expire', note] as const)
    : (['decline', { ...note, next_check_at: nextCheck(payment, ctx.now) }] as const)
  await changePaymentIfAllowed(tx, ctx, payment, event, { by: 'provider', set })
}

/** A card that the hosted page kept is charged for later months. */
async function keepCardOf(
  tx: Db,
  ctx: Context,
  booking: BookingMoney,
  { customerId, reported }: News,
): Promise<void> {
  const methodId = idOf(reported?.intent.payment_method)
  if (!customerId || !methodId) return
  const charge = reported?.intent.latest_charge
  const used = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined
  const details =
    used?.last4 && used.brand ? { ...used, brand: used.brand, last4: used.last4 } : null
  await keepCard(tx, ctx, booking, { customerId, methodId, details })
}

function reportedBySession(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): Reported {
  const { metadata, currency, livemode } = session
  const { client_reference_id: bookingId, amount_total: amount } = session
  return { metadata, bookingId, currency, amount, livemode, intent }
}

function reportedByIntent(intent: Stripe.PaymentIntent): Reported {
  const { metadata, currency, livemode, amount_received: amount } = intent
  return { metadata, bookingId: metadata.booking_id ?? null, currency, amount, livemode, intent }
}

/** The older a link is, the less often it is checked. */
export function nextCheck(payment: Pick<PaymentRow, 'created_at'>, now: Date): Date {
  const age = now.getTime() - payment.created_at.getTime()
  if (age < 2 * hourMs) return after(now, minuteMs)
  return after(now, age < dayMs ? 5 * minuteMs : hourMs)
}

const failedChargeOf = ({ reported }: News) => reported?.intent.last_payment_error?.charge ?? null

function lastError({ last_payment_error: error }: Stripe.PaymentIntent): string | undefined {
  return error ? (error.decline_code ?? error.code ?? 'declined') : undefined
}
