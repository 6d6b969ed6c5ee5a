import { z } from 'zod'
import { fail } from '#foundation/rules/errors.ts'
import type { Services } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { post, type Route, reply } from '#foundation/server/http/route.ts'
import { DevPayment } from '#payments/rules/wire.ts'
import { announceSandbox } from './announce-sandbox.ts'
import { findPaymentBy } from './attempts/payments-table.ts'
import { cards, payWith } from './sandbox/sessions.ts'

const params = z.strictObject({ sessionId: z.string().max(100) })
const Played = z.strictObject({
  sessionId: z.string(),
  outcome: z.enum(['paid', 'declined', 'abandoned', 'over']),
})

/** What the hosted page does, without a browser. It exists in demo mode only. */
export function sandboxRoutes(services: Services): readonly Route[] {
  if (!services.config.demo || services.provider.kind !== 'sandbox') return []
  return [
    post(
      '/dev/payments/:sessionId',
      {
        summary: 'Pay, decline or abandon a payment of the sandbox (demo mode)',
        can: 'demo:update',
        params,
        body: DevPayment,
        data: Played,
      },
      async (ctx, { params: { sessionId }, body }) => {
        const payment = await findPaymentBy(ctx.db, 'session_id', sessionId)
        if (!payment) return fail('not_found')
        if (body.outcome === 'abandon') return reply({ sessionId, outcome: 'abandoned' as const })
        const card = body.outcome === 'success' ? cards.success : cards.declined
        const { db, config } = ctx
        const work = { now: ctx.now, publicUrl: config.publicUrl }
        const played = await transaction(db, tx => payWith({ tx, ...work }, sessionId, card))
        await announceSandbox(services)
        const outcome = played === 'insufficientFunds' ? 'declined' : played
        return reply({ sessionId, outcome })
      },
    ),
  ]
}
