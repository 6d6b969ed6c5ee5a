import { isId } from '#foundation/rules/id-text.ts'
import type { Context } from '#foundation/server/context.ts'
import { idOf } from '../attempts/id-of.ts'
import { findPayment, findPaymentBy, type PaymentRow } from '../attempts/payments-table.ts'
import { syncPayment } from './sync-payment.ts'

interface AboutCharge {
  charge: string | { id: string } | null
  payment_intent: string | { id: string } | null
}

/**
 * A refund or a dispute may be reported before its payment is. Then the payment is fetched first.
 */
export async function paymentOfCharge(
  ctx: Context,
  { charge, payment_intent }: AboutCharge,
): Promise<PaymentRow | undefined> {
  const chargeId = idOf(charge)
  const known = chargeId && (await findPaymentBy(ctx.db, 'charge_id', chargeId))
  const intentId = idOf(payment_intent)
  if (known || !chargeId || !intentId) return known || undefined
  const intent = await ctx.provider.stripe.paymentIntents.retrieve(intentId)
  const { payment_id: id } = intent.metadata
  const payment = isId(id) ? await findPayment(ctx.db, id) : undefined
  if (payment) await syncPayment(ctx, payment)
  return findPaymentBy(ctx.db, 'charge_id', chargeId)
}
