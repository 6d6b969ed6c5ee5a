import type Stripe from 'stripe'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { isActedUpon } from './process-webhooks.ts'
import { keepEvent, knownPayload } from './webhook-events-table.ts'

const toleranceS = 300

/** Checks the signature and stores the event. A job acts on it later. */
export async function receiveWebhook(
  ctx: Context,
  { body, signature }: { body: string; signature: string },
): Promise<void> {
  const event = verified(ctx, body, signature)
  if (event.livemode !== ctx.provider.isLive) fail('malformed')
  const isWork = isActedUpon(event.type)
  const isNew = await keepEvent(ctx.db, {
    event_id: event.id,
    type: event.type,
    object_id: objectId(event),
    payload: body,
    received_at: ctx.now,
    processed_at: isWork ? null : ctx.now,
  })
  if (isNew) {
    if (isWork) ctx.jobs.wake('process-webhooks')
  } else if ((await knownPayload(ctx.db, event.id)) !== body) {
    ctx.log.error({ event: event.id }, 'one event came with two bodies; the first is kept')
  }
}

/** The library accepts signatures with a time in the future, so the time is checked here too. */
function verified(ctx: Context, body: string, signature: string): Stripe.Event {
  const now = Math.floor(ctx.now.getTime() / 1000)
  const times = [...signature.matchAll(/(?:^|,)t=(\d{1,12})(?=,|$)/g)].map(([, time]) =>
    Number(time),
  )
  const [time] = times
  if (times.length !== 1 || time === undefined || Math.abs(now - time) > toleranceS) {
    return fail('malformed')
  }
  const { webhooks } = ctx.provider.stripe
  for (const secret of ctx.provider.webhookSecrets) {
    try {
      return webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceS,
        undefined,
        ctx.now.getTime(),
      )
    } catch {
      // It may be signed with the next secret.
    }
  }
  return fail('malformed')
}

export function objectId(event: Stripe.Event): string | null {
  const object = event.data.object as { id?: unknown }
  return typeof object.id === 'string' ? object.id : null
}
