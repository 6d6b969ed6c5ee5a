import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { keyScopes } from '#foundation/rules/permissions.ts'
import { line } from '#foundation/rules/text/text.ts'
import { testEvent, webhookEventNames } from './webhook-events.ts'

const moment = z.string()

function choices<Name extends string>(names: readonly Name[], missing: string) {
  return z
    .array(z.enum(names as readonly [Name, ...Name[]]))
    .min(1, missing)
    .max(names.length)
    .refine(chosen => new Set(chosen).size === chosen.length, 'Please choose each only once.')
}

export const NewKey = z.strictObject({
  name: line(60, 'Please give the key a name.'),
  scopes: choices(keyScopes, 'Please choose what the key may do.'),
})
export type NewKey = z.infer<typeof NewKey>

export const Key = z.strictObject({
  _id: Id,
  name: z.string(),
  /** The last characters of the key, to tell keys apart. */
  ends: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
})
export type Key = z.infer<typeof Key>

/** The key itself is answered this once. */
export const MadeKey = Key.extend({ key: z.string() })
export type MadeKey = z.infer<typeof MadeKey>

const WebhookUrl = z
  .url({ protocol: /^https?$/, error: 'Please give an address that begins with https://' })
  .max(500, 'Please use at most 500 characters.')
  .refine(text => !/\p{Cc}/u.test(text), 'Please keep this to one line of text.')

const Events = choices(webhookEventNames, 'Please choose at least one event.')

export const NewAddress = z.strictObject({ url: WebhookUrl, events: Events })
export type NewAddress = z.infer<typeof NewAddress>

export const AddressChange = z
  .strictObject({ events: Events.optional(), isOn: z.boolean().optional() })
  .refine(
    ({ events, isOn }) => events !== undefined || isOn !== undefined,
    'Please say what is to change.',
  )
export type AddressChange = z.infer<typeof AddressChange>

export const Address = z.strictObject({
  _id: Id,
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  isOn: z.boolean(),
  createdAt: moment,
  /** Since when nothing has been taken there. */
  failingSince: moment.nullable(),
})
export type Address = z.infer<typeof Address>

/** The secret is answered this once. */
export const MadeAddress = Address.extend({ secret: z.string() })
export type MadeAddress = z.infer<typeof MadeAddress>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export const Delivery = z.strictObject({
  _id: Id,
  eventId: Id,
  type: z.enum([...webhookEventNames, testEvent]),
  happenedAt: moment,
  state: z.enum(deliveryStates),
  attempts: z.int(),
  triedAt: moment.nullable(),
  /** Null while it waits for its first attempt, and when it is over. */
  nextTryAt: moment.nullable(),
  /** The HTTP status of the last answer; null when there was none. */
  status: z.int().nullable(),
  /** The beginning of the last answer, or why there was none. */
  answer: z.string().nullable(),
})
export type Delivery = z.infer<typeof Delivery>
