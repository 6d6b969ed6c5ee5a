import type Stripe from 'stripe'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { after, dayMs, hourMs, minuteMs } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { lockPayment, type PaymentRow } from '../attempts/payments-table.ts'
import { applyPayment } from './apply-payment.ts'
import { changePaymentIfAllowed } from './change-payment.ts'

/** Asks the provider how a payment stands and takes its word for it; may be called at any time. */
export async function syncPayment(ctx: Context, payment: PaymentRow): Promise<void> {
  if (payment.session_id === null) return
  const session = await ctx.provider.stripe.checkout.sessions.retrieve(payment.session_id, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  })
  await applySession(ctx, payment, session)
}

async function applySession(
  ctx: Context,
  seen: PaymentRow,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const isPaid = session.payment_status === 'paid'
  const isExpired = session.status === 'expired'
  const error = lastError(session)
  if (!isPaid && !isExpired && error === undefined) return
  await transaction(ctx.db, async tx => {
    await findBookingMoney(tx, seen.booking_id, ctx.now, 'while deciding')
    const payment = await lockPayment(tx, seen.id)
    if (!payment) return
    if (isPaid) return applyPayment(tx, ctx, payment, session)
    const note = error === undefined ? {} : { note: error }
    const [event, set] = isExpired
      ? (['expire', note] as const)
      : (['decline', { ...note, next_check_at: nextCheck(payment, ctx.now) }] as const)
    await changePaymentIfAllowed(tx, ctx, payment, event, { by: 'provider', set })
  })
}

/** A link that nobody has used for long is asked after less often. */
export function nextCheck(payment: Pick<PaymentRow, 'created_at'>, now: Date): Date {
  const age = now.getTime() - payment.created_at.getTime()
  if (age < 2 * hourMs) return after(now, minuteMs)
  return after(now, age < dayMs ? 5 * minuteMs : hourMs)
}

function lastError({ payment_intent: intent }: Stripe.Checkout.Session): string | undefined {
  if (typeof intent !== 'object' || intent === null) return undefined
  const error = intent.last_payment_error
  return error ? (error.decline_code ?? error.code ?? 'declined') : undefined
}
