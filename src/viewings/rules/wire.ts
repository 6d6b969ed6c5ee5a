import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Paging } from '#foundation/rules/paging.ts'
import { Instant } from '#foundation/rules/time/dates.ts'
import { viewingEvents, viewingStates } from './viewing-life.ts'
import { stepMs, timesAtMost } from './viewing-terms.ts'

const Time = Instant.refine(
  text => new Date(text).getTime() % stepMs === 0,
  'Please choose a quarter of an hour.',
)
const Times = z
  .array(Time)
  .min(1, 'Please choose a time.')
  .max(timesAtMost, `Please choose at most ${timesAtMost} times.`)
  .refine(
    times => new Set(times.map(text => new Date(text).getTime())).size === times.length,
    'Please choose each time only once.',
  )

export const NewViewing = z.strictObject({ listing: Id, times: Times })
export type NewViewing = z.infer<typeof NewViewing>

/** `time` picks a proposed time. `times` proposes others. */
export const ViewingAnswer = z.discriminatedUnion('event', [
  z.strictObject({ event: z.enum(['pick', 'accept']), time: Time }),
  z.strictObject({ event: z.literal('offer'), times: Times }),
  z.strictObject({ event: z.enum(['decline', 'withdraw', 'cancel']) }),
])
export type ViewingAnswer = z.infer<typeof ViewingAnswer>

export const Viewing = z.strictObject({
  _id: Id,
  as: z.enum(['renter', 'host']),
  state: z.enum(viewingStates),
  listing: z.strictObject({
    _id: Id,
    storageTitle: z.string(),
    address: z.string(),
    /** The renter sees the exact address from a day before the agreed time. */
    isExact: z.boolean(),
    /** Whether the reader can open the page of the space. */
    isShown: z.boolean(),
  }),
  /** First name of the other side. */
  other: z.string(),
  /** Only times that can still be picked. */
  proposed: z.array(z.string()),
  startsAt: z.string().nullable(),
  /** From when the renter sees the exact address. */
  addressFrom: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  allowed: z.array(z.enum(viewingEvents)),
})
export type Viewing = z.infer<typeof Viewing>

export const ViewingFilter = Paging.extend({
  as: z.enum(['renter', 'host']),
  show: z.enum(['open', 'past']).default('open'),
  listing: Id.optional(),
  /** For a partner: only viewings with this renter. */
  renter: Id.optional(),
})
export type ViewingFilter = z.infer<typeof ViewingFilter>
