import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { lockPayment, type PaymentRow } from '../attempts/payments-table.ts'
import { providerFault } from '../attempts/provider-fault.ts'
import { changePaymentIfAllowed } from './change-payment.ts'
import { syncPayment } from './sync-payment.ts'

/**
 * Closes a link at the provider, so that nobody can pay with it. If it cannot be closed, it was
 * paid or expired meanwhile, so the provider is asked which.
 */
export async function expireLink(ctx: Context, payment: PaymentRow): Promise<void> {
  const { session_id: session, intent_id: intent, off_session: isOfKeptCard } = payment
  if ((isOfKeptCard ? intent : session) === null) {
    await abandon(ctx, payment.id)
    return
  }
  try {
    const { checkout, paymentIntents } = ctx.provider.stripe
    if (isOfKeptCard) await paymentIntents.cancel(intent ?? '')
    else await checkout.sessions.expire(session ?? '')
  } catch (error) {
    if (providerFault(error) === 'unknown') throw error
  }
  await syncPayment(ctx, payment)
}

async function abandon(ctx: Context, id: string): Promise<void> {
  await transaction(ctx.db, async tx => {
    const payment = await lockPayment(tx, id)
    const cause = { by: 'clock', set: { note: 'never linked' } } as const
    if (payment) await changePaymentIfAllowed(tx, ctx, payment, 'abandon', cause)
  })
}
