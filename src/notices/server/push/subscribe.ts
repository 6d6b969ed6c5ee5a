import { createECDH } from 'node:crypto'
import { lockPerson } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { keepSession } from '#accounts/server/sessions/keep-session.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { mayCall } from '#foundation/server/outgoing/post-outside.ts'
import { mostSubscriptions, type PushSubscription } from '#notices/rules/push-wire.ts'
import { endSubscription } from './end-subscription.ts'
import { insertSubscription, subscriptionsOf } from './subscriptions-table.ts'

/**
 * A browser belongs to whoever is logged in there now: the person before gets nothing more on it.
 */
export async function subscribe(
  ctx: Context,
  { endpoint, keys: { p256dh, auth } }: PushSubscription,
): Promise<void> {
  const { id, sessionId } = requirePerson(ctx)
  const reach = { allowLoopback: ctx.config.ALLOW_LOOPBACK_CALLS }
  if (!mayCall(new URL(endpoint), reach)) fail('push_refused')
  if (!isPublicKey(p256dh) || Buffer.from(auth, 'base64url').length !== 16) fail('push_refused')
  await transaction(ctx.db, async tx => {
    if (!(await lockPerson(tx, id))) fail('unauthenticated')
    await endSubscription(tx, { endpoint })
    if (!(await keepSession(tx, sessionId))) fail('unauthenticated')
    await insertSubscription(tx, {
      ...{ id: newId(ctx.now), account_id: id, session_id: sessionId },
      ...{ endpoint, p256dh, auth, created_at: ctx.now },
    })
    const tooOld = (await subscriptionsOf(tx, id)).slice(0, -mostSubscriptions)
    for (const old of tooOld) await endSubscription(tx, { endpoint: old.endpoint })
  })
}

export async function unsubscribe(ctx: Context, endpoint: string): Promise<void> {
  const { id } = requirePerson(ctx)
  if (!(await endSubscription(ctx.db, { endpoint, accountId: id }))) fail('not_found')
}

/** Checked now, because a wrong key would fail only when something is sent. */
function isPublicKey(p256dh: string): boolean {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    curve.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
