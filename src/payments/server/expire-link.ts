import type { Context } from '#foundation/server/context.ts'
import { movePayment, type PaymentRow } from './payments-table.ts'
import { providerFault } from './provider-fault.ts'
import { syncPayment } from './sync-payment.ts'

/**
 * Closes a link at the provider so that nobody pays by it any more. A session that cannot be
 * closed was paid or ran out in the meantime: the provider is asked which.
 */
export async function expireLink(ctx: Context, payment: PaymentRow): Promise<void> {
  if (payment.session_id === null) {
    await movePayment(ctx.db, payment.id, 'creating', { state: 'failed', note: 'never linked' })
    return
  }
  try {
    await ctx.provider.stripe.checkout.sessions.expire(payment.session_id)
  } catch (error) {
    if (providerFault(error) === 'unknown') throw error
  }
  await syncPayment(ctx, payment)
}
