import { z } from 'zod'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import {
  Address,
  AddressChange,
  Delivery,
  Key,
  MadeAddress,
  MadeKey,
  NewAddress,
  NewKey,
} from '#connections/rules/wire.ts'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo, Paging } from '#foundation/rules/paging.ts'
import {
  get,
  patch,
  post,
  type Route,
  remove,
  reply,
  replyPage,
} from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { keysOf } from './keys/api-keys-table.ts'
import { makeKey } from './keys/make-key.ts'
import { presentKey } from './keys/present-key.ts'
import { revokeKey } from './keys/revoke-key.ts'
import { addAddress } from './webhooks/add-address.ts'
import { addressesOf } from './webhooks/addresses-table.ts'
import { changeAddress, makeNewSecret, removeAddress } from './webhooks/change-address.ts'
import { presentAddress } from './webhooks/present-address.ts'
import { readDeliveries } from './webhooks/read-deliveries.ts'
import { repeatDelivery, sendTest } from './webhooks/send-again.ts'

const params = z.strictObject({ id: Id })
const changes = limit('connection', 'account', 120, anHour)
const sending = limit('webhook-again', 'account', 120, anHour)

const keyRoutes: readonly Route[] = [
  get(
    '/connections/keys',
    {
      summary: 'One’s own API keys, without the keys',
      can: 'connection:read:own',
      data: z.array(Key),
    },
    async ctx => reply((await keysOf(ctx.db, requirePerson(ctx).id)).map(presentKey)),
  ),
  post(
    '/connections/keys',
    {
      summary: 'Make an API key; it is answered this once',
      can: 'connection:create:own',
      limits: [changes],
      body: NewKey,
      data: MadeKey,
      created: true,
      message: 'The key is made',
    },
    async (ctx, { body }) => reply(await makeKey(ctx, body)),
  ),
  remove(
    '/connections/keys/:id',
    { summary: 'Revoke an API key at once', can: 'connection:delete:own', params, data: z.null() },
    async (ctx, input) => {
      await revokeKey(ctx, input.params.id)
      return reply(null, 'The key is revoked')
    },
  ),
]

const addressRoutes: readonly Route[] = [
  get(
    '/connections/webhooks',
    { summary: 'One’s own webhook addresses', can: 'connection:read:own', data: z.array(Address) },
    async ctx => reply((await addressesOf(ctx.db, requirePerson(ctx).id)).map(presentAddress)),
  ),
  post(
    '/connections/webhooks',
    {
      summary: 'Add a webhook address; the secret that signs is answered this once',
      can: 'connection:create:own',
      limits: [changes],
      body: NewAddress,
      data: MadeAddress,
      created: true,
      message: 'The address is added',
    },
    async (ctx, { body }) => reply(await addAddress(ctx, body)),
  ),
  patch(
    '/connections/webhooks/:id',
    {
      summary: 'Choose other events, or switch the address on or off',
      can: 'connection:update:own',
      limits: [changes],
      params,
      body: AddressChange,
      data: Address,
    },
    async (ctx, { params: { id }, body }) => reply(await changeAddress(ctx, id, body)),
  ),
  post(
    '/connections/webhooks/:id/secret',
    {
      summary: 'Make a new secret, answered this once; the old one signs no more',
      can: 'connection:update:own',
      limits: [changes],
      params,
      data: MadeAddress,
      created: true,
    },
    async (ctx, input) => reply(await makeNewSecret(ctx, input.params.id)),
  ),
  remove(
    '/connections/webhooks/:id',
    {
      summary: 'Delete a webhook address with the log of its deliveries',
      can: 'connection:delete:own',
      params,
      data: z.null(),
    },
    async (ctx, input) => {
      await removeAddress(ctx, input.params.id)
      return reply(null, 'The address is deleted')
    },
  ),
]

const deliveryRoutes: readonly Route[] = [
  get(
    '/connections/webhooks/:id/deliveries',
    {
      summary: 'What was sent to an address in the last 30 days, the newest first',
      can: 'connection:read:own',
      params,
      query: Paging,
      data: z.array(Delivery),
      meta: PageInfo,
    },
    async (ctx, { params: { id }, query }) => {
      const { deliveries, total } = await readDeliveries(ctx, id, query)
      return replyPage(deliveries, query, total)
    },
  ),
  post(
    '/connections/webhooks/:id/test',
    {
      summary: 'Send a test event, once',
      can: 'connection:update:own',
      limits: [sending],
      params,
      data: Delivery,
      created: true,
    },
    async (ctx, input) => reply(await sendTest(ctx, input.params.id)),
  ),
  post(
    '/connections/webhooks/:id/deliveries/:deliveryId/repeat',
    {
      summary: 'Send the same event again, with the same id',
      can: 'connection:update:own',
      limits: [sending],
      params: z.strictObject({ id: Id, deliveryId: Id }),
      data: Delivery,
      created: true,
    },
    async (ctx, input) => reply(await repeatDelivery(ctx, input.params)),
  ),
]

export const connectionRoutes: readonly Route[] = [
  ...keyRoutes,
  ...addressRoutes,
  ...deliveryRoutes,
]
