import type { Context } from '#foundation/server/context.ts'
import { findPayment } from '../attempts/payments-table.ts'
import { findMovement, type MovementRow } from '../movements/movements-table.ts'
import { type MovementOutcome, outcomeOf } from './sync-refund.ts'

/** The provider may have forgotten the key, so it is searched by our id in the metadata. */
export async function lookUpMovement(
  ctx: Context,
  movement: MovementRow,
): Promise<MovementOutcome | undefined> {
  const { stripe } = ctx.provider
  const isOurs = (object: { metadata?: Record<string, string> | null }) =>
    object.metadata?.movement_id === movement.id
  if (movement.kind === 'refund') {
    const payment = await findPayment(ctx.db, movement.payment_id)
    const list = stripe.refunds.list({ payment_intent: payment?.intent_id ?? '', limit: 100 })
    for await (const refund of list) if (isOurs(refund)) return outcomeOf(refund.status, refund.id)
    return undefined
  }
  if (movement.kind === 'payout') {
    const list = stripe.transfers.list({ transfer_group: movement.booking_id, limit: 100 })
    for await (const one of list) if (isOurs(one)) return { is: 'done', providerId: one.id }
    return undefined
  }
  const payout = await findMovement(ctx.db, movement.reverses ?? '')
  const list = stripe.transfers.listReversals(payout?.provider_id ?? '', { limit: 100 })
  for await (const one of list) if (isOurs(one)) return { is: 'done', providerId: one.id }
  return undefined
}
