import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { line, prose } from '#foundation/rules/text/text.ts'
import { Instant } from '#foundation/rules/time/dates.ts'
import { isWholePence } from '#foundation/rules/whole-pence.ts'
import {
  countAtMost,
  itemsAtMost,
  nameLength,
  noteLength,
  picturesAtMost,
  valueAtMost,
  wordsLength,
} from './inventory-terms.ts'
import { recordEvents, recordKinds, recordStates } from './record-life.ts'
import { requestEvents, requestStates } from './request-life.ts'

const count = z.int().min(1, 'Please give at least 1.').max(countAtMost)
const pictures = z
  .array(z.string().max(200))
  .max(picturesAtMost, `Please choose at most ${picturesAtMost} pictures.`)
  .refine(paths => new Set(paths).size === paths.length, 'Please choose each picture once.')

export const ItemWrite = z.strictObject({
  name: line(nameLength, 'Please give it a name.'),
  count,
  /** In pounds, for all pieces together. */
  declaredValue: z
    .number()
    .min(0)
    .max(valueAtMost)
    .refine(isWholePence, 'Please give whole pence.')
    .nullable()
    .default(null),
  pictures: pictures.default([]),
})
export type ItemWrite = z.infer<typeof ItemWrite>

/** What is left out stays as it is. */
export const ItemChange = ItemWrite.extend({
  declaredValue: ItemWrite.shape.declaredValue.unwrap(),
  pictures,
}).partial()
export type ItemChange = z.infer<typeof ItemChange>

const lines = <Line extends z.ZodType<{ item: string }>>(of: Line) =>
  z
    .array(of)
    .min(1, 'Please choose what it is about.')
    .max(itemsAtMost)
    .refine(
      all => new Set(all.map(({ item }) => item)).size === all.length,
      'Please name each thing once.',
    )

export const NewRecord = z.strictObject({
  kind: z.enum(['handOver', 'return']),
  /** Now, if it is left out. */
  happenedAt: Instant.optional(),
  lines: lines(
    z.strictObject({
      item: Id,
      count,
      note: z.union([z.literal(''), prose(noteLength)]).default(''),
      pictures: pictures.default([]),
    }),
  ),
})
export type NewRecord = z.infer<typeof NewRecord>

/** Whoever confirms names the hash that they saw. */
export const RecordAnswer = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('confirm'), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({
    event: z.literal('object'),
    words: prose(wordsLength, 'Please say what is not right.'),
  }),
  z.strictObject({ event: z.literal('withdraw') }),
])
export type RecordAnswer = z.infer<typeof RecordAnswer>

export const NewRequest = z.strictObject({
  lines: lines(z.strictObject({ item: Id, count })),
  /** When it would suit, and how it is fetched. */
  words: z.union([z.literal(''), prose(wordsLength)]).default(''),
})
export type NewRequest = z.infer<typeof NewRequest>

export const RequestAnswer = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('date'), readyAt: Instant }),
  z.strictObject({ event: z.literal('deny'), words: prose(wordsLength, 'Please say why not.') }),
  z.strictObject({ event: z.enum(['finish', 'withdraw']) }),
])
export type RequestAnswer = z.infer<typeof RequestAnswer>

const declared = {
  declaredValue: z.number().nullable(),
  declaredValuePence: z.int().nullable(),
}

export const Item = z.strictObject({
  _id: Id,
  /** As on its label. */
  number: z.int(),
  name: z.string(),
  count: z.int(),
  ...declared,
  pictures: z.array(z.string()),
  /** How many of them are in the space. */
  stored: z.int(),
  /** How many of those are asked back. */
  asked: z.int(),
  createdAt: z.string(),
  removedAt: z.string().nullable(),
})
export type Item = z.infer<typeof Item>

const Side = z.enum(['renter', 'partner'])

const RecordLine = z.strictObject({
  item: Id,
  number: z.int(),
  name: z.string(),
  count: z.int(),
  ...declared,
  note: z.string(),
  pictures: z.array(z.string()),
  /** The pictures of the list, as they were then. */
  listPictures: z.array(z.string()),
})

const ListedAs = z.strictObject({ name: z.string(), count: z.int(), ...declared })

export const ItemRecord = z.strictObject({
  _id: Id,
  kind: z.enum(recordKinds),
  by: Side,
  state: z.enum(recordStates),
  happenedAt: z.string(),
  recordedAt: z.string(),
  /** Which link of the chain it is. */
  link: z.int(),
  hash: z.string(),
  /** Empty once its writer has deleted the account. */
  lines: z.array(RecordLine),
  /** How the list named it before it was changed. */
  before: ListedAs.nullable(),
  answeredAt: z.string().nullable(),
  /** Of an objection; kept when it is confirmed later. */
  objection: z.string().nullable(),
  allowed: z.array(z.enum(recordEvents)),
})
export type ItemRecord = z.infer<typeof ItemRecord>

export const ItemRequest = z.strictObject({
  _id: Id,
  state: z.enum(requestStates),
  lines: z.array(z.strictObject({ item: Id, number: z.int(), name: z.string(), count: z.int() })),
  words: z.string(),
  reply: z.string(),
  readyAt: z.string().nullable(),
  askedAt: z.string(),
  changedAt: z.string(),
  allowed: z.array(z.enum(requestEvents)),
})
export type ItemRequest = z.infer<typeof ItemRequest>

export const Inventory = z.strictObject({
  bookingId: Id,
  /** The booking from which this one goes on. An older version leaves it out. */
  extendsBooking: Id.nullable().optional(),
  as: z.enum(['renter', 'partner', 'operator']),
  space: z.string(),
  /** First name of the other side; of both for the operator. */
  other: z.string(),
  /** In the order of their numbers. Removed ones are left out. */
  items: z.array(Item),
  /** Newest first. */
  records: z.array(ItemRecord),
  /** Open ones first, each kind with the newest first. */
  requests: z.array(ItemRequest),
  may: z.strictObject({
    list: z.boolean(),
    handOver: z.boolean(),
    return: z.boolean(),
    ask: z.boolean(),
  }),
  /** The newest link, once there is one. */
  chain: z.strictObject({ length: z.int(), hash: z.string() }).nullable(),
})
export type Inventory = z.infer<typeof Inventory>

/** What the label of an item leads to. */
export const LabelledItem = Item.extend({ bookingId: Id, space: z.string() })
export type LabelledItem = z.infer<typeof LabelledItem>
