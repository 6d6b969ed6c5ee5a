import type Stripe from 'stripe'
import { isId } from '#foundation/rules/id-text.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import {
  findMovement,
  findMovementByProvider,
  type MovementRow,
} from '../movements/movements-table.ts'
import { finishMovement } from './finish-movement.ts'
import { bookOutsideRefund } from './refund-outside.ts'

/** A refund can take days and can fail, so the provider is asked how it stands. */
export async function syncRefund(ctx: Context, refundId: string): Promise<void> {
  const refund = await ctx.provider.stripe.refunds.retrieve(refundId)
  const movement = await movementOf(ctx, refund)
  // The refund has our id, so it is ours, and its movement may still be on its way into the
  // database.
  if (!movement && !refund.metadata?.movement_id) return bookOutsideRefund(ctx, refund)
  if (!movement) return
  await transaction(ctx.db, tx =>
    finishMovement(tx, ctx, movement.id, outcomeOf(refund.status, refundId)),
  )
}

/**
 * The event may arrive before the answer to our own call. Then our id in the metadata identifies
 * it.
 */
async function movementOf(
  ctx: Context,
  { id, metadata }: Stripe.Refund,
): Promise<MovementRow | undefined> {
  const mark = metadata?.movement_id
  const known = await findMovementByProvider(ctx.db, id)
  return known ?? (isId(mark) ? findMovement(ctx.db, mark) : undefined)
}

export type MovementOutcome =
  | { is: 'done'; providerId: string | null }
  | { is: 'onItsWay'; providerId: string }
  | { is: 'failed'; providerId: string | null; why: string }

export function outcomeOf(status: string | null, providerId: string): MovementOutcome {
  if (status === 'succeeded') return { is: 'done', providerId }
  if (status === 'failed' || status === 'canceled') {
    return { is: 'failed', providerId, why: `the refund ${status}` }
  }
  return { is: 'onItsWay', providerId }
}
