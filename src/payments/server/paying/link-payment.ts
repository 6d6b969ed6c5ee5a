import Stripe from 'stripe'
import { findPeople } from '#accounts/server/account/find-person.ts'
import { termWords } from '#bookings/rules/term/term-words.ts'
import {
  type BookingMoney,
  findBookedSpaces,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { consentFor } from '#payments/rules/card-consent.ts'
import { monthWords } from '#rent/rules/month-words.ts'
import { monthAt } from '#rent/rules/schedule/months.ts'
import { isKeyOld, whileKeyLives } from '../attempts/is-key-old.ts'
import { lockPayment, type PaymentRow } from '../attempts/payments-table.ts'
import { faultWords, providerFault } from '../attempts/provider-fault.ts'
import { findKeptCard } from '../cards/kept-cards-table.ts'
import { changePaymentIfAllowed } from './change-payment.ts'

/**
 * Opens a session for a payment that is stored already. The key is the payment's id, so a repeated
 * request gives the same session.
 */
export async function linkPayment(ctx: Context, payment: PaymentRow): Promise<PaymentRow> {
  const booking = await findBookingMoney(ctx.db, payment.booking_id, ctx.now)
  if (!booking) return fail('not_found')
  const session = await askForSession(ctx, payment, booking)
  return changeCreating(ctx, payment, 'link', {
    session_id: session.id,
    url: session.url,
    expires_at: new Date(session.expires_at * 1000),
  })
}

/** Another process may have heard from the provider first. */
async function changeCreating(
  ctx: Context,
  { id }: PaymentRow,
  event: 'link' | 'refuse',
  set: Partial<PaymentRow>,
): Promise<PaymentRow> {
  return transaction(ctx.db, async tx => {
    const payment = (await lockPayment(tx, id)) ?? fail('not_found')
    const cause = { by: 'provider', set } as const
    return (await changePaymentIfAllowed(tx, ctx, payment, event, cause)) ?? payment
  })
}

async function askForSession(
  ctx: Context,
  payment: PaymentRow,
  booking: BookingMoney,
): Promise<Stripe.Checkout.Session> {
  try {
    return isKeyOld(payment, ctx.now)
      ? await madeSession(ctx, payment)
      : await newSession(ctx, payment, booking)
  } catch (error) {
    ctx.log.warn({ payment: payment.id, fault: faultWords(error) }, 'no payment link')
    if (providerFault(error) === 'refused') return giveUp(ctx, payment, faultWords(error))
    return fail('payment_provider_unavailable')
  }
}

async function newSession(
  ctx: Context,
  payment: PaymentRow,
  booking: BookingMoney,
): Promise<Stripe.Checkout.Session> {
  const request = await sessionRequest(ctx, payment, booking)
  const options = { idempotencyKey: `pay_${payment.id}` }
  try {
    return await ctx.provider.stripe.checkout.sessions.create(request, options)
  } catch (error) {
    // The key was used with another request, because a text of it has changed since.
    const isUsed = error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400
    if (isUsed) return madeSession(ctx, payment)
    throw error
  }
}

async function madeSession(ctx: Context, payment: PaymentRow): Promise<Stripe.Checkout.Session> {
  return (await findSession(ctx, payment)) ?? giveUp(ctx, payment, 'no session was made')
}

async function giveUp(ctx: Context, payment: PaymentRow, note: string): Promise<never> {
  await changeCreating(ctx, payment, 'refuse', { note })
  return fail('payment_provider_unavailable')
}

/** It was asked for while its key was young, and never after that. */
async function findSession(
  ctx: Context,
  payment: PaymentRow,
): Promise<Stripe.Checkout.Session | undefined> {
  const created = whileKeyLives(payment.created_at)
  const sessions = ctx.provider.stripe.checkout.sessions.list({ created, limit: 100 })
  for await (const session of sessions) {
    if (session.metadata?.payment_id === payment.id) return session
  }
  return undefined
}

/** A repeated request must be exactly the same, so this uses almost nothing that can change. */
async function sessionRequest(
  ctx: Context,
  payment: PaymentRow,
  booking: BookingMoney,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const spaces = await findBookedSpaces(ctx.db, [booking.listingId])
  const renter = (await findPeople(ctx.db, [booking.renterId])).get(booking.renterId)
  const space = spaces.get(booking.listingId)?.title ?? 'Storage space'
  const what = payment.month === null ? firstWords(booking) : monthWords(payment.month)
  const metadata = { booking_id: booking.id, payment_id: payment.id }
  const kept = booking.byMonth ? await findKeptCard(ctx.db, booking.id) : undefined
  const result = (response: string) =>
    `${ctx.config.publicUrl}/payment/result?response=${response}` +
    `&bookingId=${booking.id}&paymentId=${payment.id}&sessionId={CHECKOUT_SESSION_ID}`
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['card'],
    client_reference_id: booking.id,
    ...payerOf(booking, { email: renter?.email, customer: kept?.customer_id }),
    expires_at: Math.floor(payment.expires_at.getTime() / 1000),
    success_url: result('success'),
    cancel_url: result('cancelled'),
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'gbp',
          unit_amount: payment.amount,
          product_data: { name: `${space}, ${what}` },
        },
      },
    ],
    payment_intent_data: {
      transfer_group: booking.id,
      metadata,
      ...(booking.byMonth ? { setup_future_usage: 'off_session' as const } : {}),
    },
  }
}

/** The first payment of a booking that is paid month by month covers one month. */
function firstWords(booking: BookingMoney): string {
  return booking.byMonth ? monthWords(monthAt(booking.period.start)) : termWords(booking)
}

/** For later months the card is kept, with the provider's customer that it belongs to. */
function payerOf(
  booking: BookingMoney,
  { email, customer }: { email: string | undefined; customer: string | undefined },
): Pick<
  Stripe.Checkout.SessionCreateParams,
  'customer' | 'customer_email' | 'customer_creation' | 'custom_text'
> {
  if (!booking.byMonth) return email ? { customer_email: email } : {}
  const custom_text = { submit: { message: consentFor(booking) } }
  if (customer) return { customer, custom_text }
  return { ...(email ? { customer_email: email } : {}), customer_creation: 'always', custom_text }
}
