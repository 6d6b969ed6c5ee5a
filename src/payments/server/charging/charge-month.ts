import Stripe from 'stripe'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { after, later, minuteMs } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { TriedMonth } from '#rent/server/months/begin-try.ts'
import {
  livePayment,
  lockPayment,
  nextAttempt,
  type PaymentRow,
} from '../attempts/payments-table.ts'
import type { KeptCardRow } from '../cards/kept-cards-table.ts'
import { beginCharge, changePaymentIfAllowed } from '../paying/change-payment.ts'
import { nextCheck, syncPayment } from '../paying/sync-payment.ts'

/**
 * Asks for one month. There is one intent at the provider for each, made with the key of its payment
 * and confirmed with a key for each time that it is tried, so that whatever is repeated after a
 * crash is the same request, and no month can be taken twice.
 */
export async function chargeMonth(
  ctx: Context,
  tried: TriedMonth,
  card: KeptCardRow,
): Promise<void> {
  const begun = await paymentOf(ctx, tried)
  const payment = begun.intent_id === null ? await linkIntent(ctx, begun, card) : begun
  const isTaken = await confirm(ctx, { payment, card, tried })
  await syncPayment(ctx, payment)
  if (!isTaken) ctx.log.info({ payment: payment.id }, 'rent was not taken')
}

/** The intent of this month: one row, whoever asks. */
function paymentOf(ctx: Context, { booking, month }: TriedMonth): Promise<PaymentRow> {
  const one = { bookingId: booking.id, month: month.month, offSession: true }
  return transaction(ctx.db, async tx => {
    await findBookingMoney(tx, booking.id, ctx.now, 'while deciding')
    const known = await livePayment(tx, one)
    if (known) return known
    return beginCharge(tx, ctx, {
      id: newId(ctx.now),
      booking_id: booking.id,
      renter_id: booking.renterId,
      host_id: booking.hostId,
      attempt: await nextAttempt(tx, booking.id),
      state: 'creating',
      amount: month.amount,
      month: month.month,
      subtotal: month.subtotal,
      tax: month.tax,
      off_session: true,
      live: ctx.provider.isLive,
      session_id: null,
      url: null,
      intent_id: null,
      charge_id: null,
      provider_fee: null,
      outcome: null,
      note: null,
      created_at: ctx.now,
      expires_at: later(month.ends_at, ctx.now),
      next_check_at: after(ctx.now, minuteMs),
      paid_at: null,
    })
  })
}

async function linkIntent(
  ctx: Context,
  payment: PaymentRow,
  card: KeptCardRow,
): Promise<PaymentRow> {
  const { id: payment_id, booking_id, month } = payment
  const intent = await ctx.provider.stripe.paymentIntents.create(
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
  return transaction(ctx.db, async tx => {
    const locked = await lockPayment(tx, payment_id)
    if (!locked) throw new Error(`Payment ${payment_id} is gone`)
    const set = { intent_id: intent.id, next_check_at: nextCheck(locked, ctx.now) }
    const cause = { by: 'provider', set } as const
    return (await changePaymentIfAllowed(tx, ctx, locked, 'link', cause)) ?? locked
  })
}

interface Confirming {
  payment: PaymentRow
  card: KeptCardRow
  tried: TriedMonth
}

/** False where the card said no; what else goes wrong is asked again with the same key. */
async function confirm(ctx: Context, { payment, card, tried }: Confirming): Promise<boolean> {
  const began = tried.month.trying_since ?? ctx.now
  try {
    await ctx.provider.stripe.paymentIntents.confirm(
      payment.intent_id ?? '',
      { payment_method: card.method_id, off_session: true },
      { idempotencyKey: `rent_${payment.id}_${began.getTime()}` },
    )
    return true
  } catch (error) {
    const isFinal =
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeInvalidRequestError
    if (isFinal) return false
    throw error
  }
}
