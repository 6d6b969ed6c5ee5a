import { z } from 'zod'
import { fail } from '#foundation/rules/errors.ts'
import { Id } from '#foundation/rules/ids.ts'
import type { Services } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { post, type Route, reply } from '#foundation/server/http/route.ts'
import { DevCard, DevPayment } from '#payments/rules/wire.ts'
import { announceSandbox } from './announce-sandbox.ts'
import { findKeptCard } from './cards/kept-cards-table.ts'
import { changeCardBehaviour } from './sandbox/kept-cards.ts'
import { readObject } from './sandbox/sandbox-table.ts'
import { payWith } from './sandbox/sessions.ts'
import { cards, cardWithBehaviour } from './sandbox/test-cards.ts'

const params = z.strictObject({ sessionId: z.string().max(100) })
const SandboxResult = z.strictObject({
  sessionId: z.string(),
  outcome: z.enum(['paid', 'declined', 'abandoned', 'over']),
})

/** Does what the hosted page does, without a browser. In demo mode only. */
export function sandboxRoutes(services: Services): readonly Route[] {
  if (!services.config.demo || services.provider.kind !== 'sandbox') return []
  return [
    post(
      '/dev/payments/:sessionId',
      {
        summary: 'Pay, decline or abandon on a page of the sandbox, or give a card (demo mode)',
        can: 'demo:update',
        params,
        body: DevPayment,
        data: SandboxResult,
      },
      async (ctx, { params: { sessionId }, body }) => {
        const page = await readObject(ctx.db, sessionId)
        if (page?.object !== 'checkout.session') return fail('not_found')
        if (body.outcome === 'abandon') return reply({ sessionId, outcome: 'abandoned' as const })
        const card = body.outcome === 'success' ? cardWithBehaviour[body.card] : cards.declined
        const { db, config } = ctx
        const work = { now: ctx.now, publicUrl: config.publicUrl }
        const played = await transaction(db, tx => payWith({ tx, ...work }, sessionId, card))
        await announceSandbox(services)
        const outcome = played === 'insufficientFunds' ? 'declined' : played
        return reply({ sessionId, outcome })
      },
    ),
    post(
      '/dev/cards/:bookingId',
      {
        summary: 'Change what the card kept for a booking does from now on (demo mode)',
        can: 'demo:update',
        params: z.strictObject({ bookingId: Id }),
        body: DevCard,
        data: DevCard,
      },
      async (ctx, { params: { bookingId }, body }) => {
        const kept = await findKeptCard(ctx.db, bookingId)
        if (!kept) return fail('not_found')
        const work = { now: ctx.now, publicUrl: ctx.config.publicUrl }
        await transaction(ctx.db, tx =>
          changeCardBehaviour({ tx, ...work }, kept.method_id, body.card),
        )
        await announceSandbox(services)
        return reply(body)
      },
    ),
  ]
}
