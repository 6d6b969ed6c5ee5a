import type Stripe from 'stripe'
import { recordFailedPayment } from '#bookings/server/record-payment.ts'
import { after, dayMs, hourMs, minuteMs } from '#foundation/rules/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { applyPayment } from './apply-payment.ts'
import { movePayment, type PaymentRow } from './payments-table.ts'

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
  payment: PaymentRow,
  session: Stripe.Checkout.Session,
): Promise<void> {
  await transaction(ctx.db, async tx => {
    if (session.payment_status === 'paid') return applyPayment(tx, ctx, payment.id, session)
    if (session.status === 'expired') {
      const note = lastError(session)
      await movePayment(tx, payment.id, 'open', { state: 'expired', ...(note ? { note } : {}) })
      return
    }
    const error = lastError(session)
    if (error === undefined) return
    const set = { note: error, next_check_at: nextCheck(payment, ctx.now) }
    const moved = await movePayment(tx, payment.id, 'open', set)
    if (moved) await recordFailedPayment(tx, ctx, payment.booking_id)
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
