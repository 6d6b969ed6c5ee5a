import { z } from 'zod'
import { get, post, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { PushEnd, PushKey, PushSubscription } from '#notices/rules/push-wire.ts'
import { pushKeys } from './push/push-keys.ts'
import { subscribe, unsubscribe } from './push/subscribe.ts'

const Done = z.strictObject({ subscribed: z.boolean() })

export const pushRoutes: readonly Route[] = [
  get(
    '/push/key',
    {
      summary: 'The key by which a browser knows that notifications are ours',
      can: 'push:read',
      data: PushKey,
    },
    async ctx => reply({ key: (await pushKeys(ctx, ctx.now)).publicKey }),
  ),
  post(
    '/users/push-subscriptions',
    {
      summary: 'Be told on this device',
      can: 'push:create:own',
      limits: [limit('push-subscription', 'account', 60, anHour)],
      body: PushSubscription,
      data: Done,
      created: true,
    },
    async (ctx, { body }) => {
      await subscribe(ctx, body)
      return reply({ subscribed: true })
    },
  ),
  remove(
    '/users/push-subscriptions',
    {
      summary: 'No longer be told on this device',
      can: 'push:delete:own',
      body: PushEnd,
      data: Done,
    },
    async (ctx, { body }) => {
      await unsubscribe(ctx, body.endpoint)
      return reply({ subscribed: false })
    },
  ),
]
