import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { prose } from '#foundation/rules/text/text.ts'
import { Day } from '#foundation/rules/time/dates.ts'
import { moveStates } from './move-states.ts'
import { moveWindows } from './move-windows.ts'

const When = z.strictObject({ startsAt: z.string(), endsAt: z.string() })

/** What the renter sees of the driver: enough to recognise them. */
const MovingDriver = z.strictObject({
  firstName: z.string(),
  vehicleNo: z.string(),
  profilePicture: z.string().nullable(),
})

/** Only the partner sees who is planned, and the link to the driver's day sheet. */
const MovePlanning = z.strictObject({
  driver: Id.nullable(),
  drivers: z.array(z.strictObject({ _id: Id, name: z.string(), busy: z.array(When) })),
  firstDay: z.string(),
  /** Null until somebody gives notice. */
  lastDay: z.string().nullable(),
  daySheetUrl: z.string().nullable(),
})

export const Move = z.strictObject({
  _id: Id,
  state: z.enum(moveStates),
  /** Nothing more can happen to it. */
  isOver: z.boolean(),
  date: z.string(),
  window: z.enum(moveWindows),
  ...When.shape,
  pickupAddress: z.string(),
  distanceKm: z.number(),
  vehicleType: z.string().nullable(),
  driver: MovingDriver.nullable(),
  collectedAt: z.string().nullable(),
  collectedPhoto: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  deliveredPhoto: z.string().nullable(),
  failedAt: z.string().nullable(),
  reason: z.string().nullable(),
  allowed: z.array(z.enum(['assign', 'collect', 'deliver', 'fail', 'callOff'])),
  planning: MovePlanning.optional(),
})
export type Move = z.infer<typeof Move>

export const MovePlan = z.strictObject({
  driver: Id,
  date: Day,
  window: z.enum(moveWindows),
})
export type MovePlan = z.infer<typeof MovePlan>

const Reason = prose(500, 'Please say what went wrong.')

/** A driver may telephone instead of using the link. Then the partner marks the step. */
export const MoveMark = z.discriminatedUnion('event', [
  z.strictObject({ event: z.enum(['collect', 'deliver']) }),
  z.strictObject({ event: z.literal('fail'), reason: Reason }),
])
export type MoveMark = z.infer<typeof MoveMark>

export const StopFailure = z.strictObject({ reason: Reason })

export const stopKinds = ['collect', 'deliver'] as const
export type StopKind = (typeof stopKinds)[number]

export const Stop = z.strictObject({
  move: Id,
  kind: z.enum(stopKinds),
  /** What was collected goes back to the renter, because the booking was cancelled. */
  goesBack: z.boolean(),
  /** `later` waits for the stop before it. */
  standing: z.enum(['now', 'later', 'done', 'failed']),
  ...When.shape,
  address: z.string(),
  contact: z.strictObject({ firstName: z.string(), phone: z.string().nullable() }),
  instruction: z.string().nullable(),
  doneAt: z.string().nullable(),
})
export type Stop = z.infer<typeof Stop>

export const DaySheet = z.strictObject({
  firstName: z.string(),
  date: z.string(),
  expiresAt: z.string(),
  stops: z.array(Stop),
})
export type DaySheet = z.infer<typeof DaySheet>
