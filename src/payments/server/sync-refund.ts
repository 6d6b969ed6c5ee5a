import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { finishMovement } from './finish-movement.ts'
import { findMovementByProvider } from './movements-table.ts'

/** A refund can stay on its way for days and can fail; the provider says which. */
export async function syncRefund(ctx: Context, refundId: string): Promise<void> {
  const known = await findMovementByProvider(ctx.db, refundId)
  if (!known) return
  const refund = await ctx.provider.stripe.refunds.retrieve(refundId)
  await transaction(ctx.db, tx =>
    finishMovement(tx, ctx, known, outcomeOf(refund.status, refundId)),
  )
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
