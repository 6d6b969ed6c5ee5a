import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import { allOf, type Guard, type Life, stepFor } from '#foundation/rules/life.ts'

export const moveStates = ['requested', 'assigned', 'collected', 'delivered', 'failed'] as const
export type MoveState = (typeof moveStates)[number]

export type MoveEvent = 'request' | 'assign' | 'resume' | 'collect' | 'deliver' | 'fail' | 'callOff'

/** `booking` stands for a change of the booking: it was paid, was cancelled or has ended. */
export type MoveActor = 'host' | 'driver' | 'booking'

export interface MoveFacts {
  /**
   * True if the booking is paid and not over, as read under its lock. Missing where only buttons
   * are drawn.
   */
  bookingRuns?: boolean | undefined
  /**
   * True once a driver has collected the things, until the renter has all of them back. Missing where
   * only buttons are drawn.
   */
  wasCollected?: boolean | undefined
}

export interface MoveWords {
  state: MoveState
  event: MoveEvent
  actor: MoveActor
  facts: MoveFacts
  effect: 'markCollected' | 'markDelivered' | 'markFailed' | 'startAnew' | 'forgetCollected'
  consequence: 'tellBooking' | 'tellBookingOfReturn'
  letter: MoveEvent
  record: AuditedOf<'move'>
}

const onTheRoad = ['driver', 'host'] as const

const whileBooked: Guard<MoveWords> = ({ bookingRuns }) =>
  bookingRuns === false ? 'move_out_of_order' : undefined
const onceBookingIsOver: Guard<MoveWords> = ({ bookingRuns }) =>
  bookingRuns === true ? 'move_out_of_order' : undefined

const onceCollected: Guard<MoveWords> = ({ wasCollected }) =>
  wasCollected === false ? 'move_out_of_order' : undefined
const untilCollected: Guard<MoveWords> = ({ wasCollected }) =>
  wasCollected === true ? 'move_out_of_order' : undefined

const assignment = {
  event: 'assign',
  by: ['host'],
  to: 'assigned',
  guard: whileBooked,
  effects: ['startAnew'],
  recordedAs: 'assign',
  letter: 'assign',
} as const
const failure = {
  event: 'fail',
  by: onTheRoad,
  to: 'failed',
  effects: ['markFailed'],
  recordedAs: 'fail',
  letter: 'fail',
} as const
const callOff = {
  event: 'callOff',
  by: ['booking'],
  to: 'failed',
  guard: onceBookingIsOver,
  effects: ['markFailed'],
  recordedAs: 'callOff',
  letter: 'callOff',
} as const

/** From the payment of the booking to the delivery at the space. */
export const moveLife: Life<MoveWords> = {
  name: 'move',
  states: moveStates,
  endings: ['delivered'],
  refusal: () => 'move_out_of_order',
  steps: [
    {
      from: null,
      event: 'request',
      by: ['booking'],
      to: 'requested',
      guard: whileBooked,
      letter: 'request',
    },
    { from: 'requested', ...assignment },
    // Assigned again, to another driver or for another time.
    { from: 'assigned', ...assignment },
    // What was collected and is back with the renter is collected again.
    {
      from: 'failed',
      ...assignment,
      guard: allOf(whileBooked, untilCollected),
      effects: ['startAnew', 'forgetCollected'],
      consequences: ['tellBookingOfReturn'],
    },
    // What was collected is not collected again. Another driver brings it.
    {
      from: 'failed',
      event: 'resume',
      by: ['host'],
      to: 'collected',
      guard: allOf(whileBooked, onceCollected),
      effects: ['startAnew'],
      recordedAs: 'resume',
      letter: 'resume',
    },
    {
      from: 'assigned',
      event: 'collect',
      by: onTheRoad,
      to: 'collected',
      guard: whileBooked,
      effects: ['markCollected'],
      consequences: ['tellBooking'],
      recordedAs: 'collect',
      letter: 'collect',
    },
    {
      from: 'collected',
      event: 'deliver',
      by: onTheRoad,
      to: 'delivered',
      effects: ['markDelivered'],
      recordedAs: 'deliver',
      letter: 'deliver',
    },
    { from: 'assigned', ...failure },
    { from: 'collected', ...failure },
    // A collected move is finished even if its booking is cancelled, because the things are on the
    // van.
    { from: 'requested', ...callOff },
    { from: 'assigned', ...callOff },
  ],
}

const actions = ['assign', 'collect', 'deliver', 'fail'] as const

/** Buttons come from the same table that guards the verbs. */
export function allowedEvents(from: MoveState, by: MoveActor): (typeof actions)[number][] {
  return actions.filter(event => stepFor(moveLife, { from, event, by }))
}
