/** The life of a move, from the payment of its booking to the door of the space. */
export const moveStates = ['requested', 'assigned', 'collected', 'delivered', 'failed'] as const
export type MoveState = (typeof moveStates)[number]

export type MoveEvent = 'assign' | 'collect' | 'deliver' | 'fail' | 'callOff'

/** `booking` is what happens to the booking: it was cancelled, or it has ended. */
export type MoveActor = 'host' | 'driver' | 'booking'

export interface MoveTransition {
  from: MoveState
  event: MoveEvent
  by: readonly MoveActor[]
  to: MoveState
}

const onTheRoad = ['driver', 'host'] as const

export const moveTransitions: readonly MoveTransition[] = [
  { from: 'requested', event: 'assign', by: ['host'], to: 'assigned' },
  // Another driver or another time.
  { from: 'assigned', event: 'assign', by: ['host'], to: 'assigned' },
  { from: 'failed', event: 'assign', by: ['host'], to: 'assigned' },
  { from: 'assigned', event: 'collect', by: onTheRoad, to: 'collected' },
  { from: 'collected', event: 'deliver', by: onTheRoad, to: 'delivered' },
  { from: 'assigned', event: 'fail', by: onTheRoad, to: 'failed' },
  { from: 'collected', event: 'fail', by: onTheRoad, to: 'failed' },
  { from: 'requested', event: 'callOff', by: ['booking'], to: 'failed' },
  { from: 'assigned', event: 'callOff', by: ['booking'], to: 'failed' },
]

export function moveTransition(
  from: MoveState,
  event: MoveEvent,
  by: MoveActor,
): MoveTransition | undefined {
  return moveTransitions.find(
    transition =>
      transition.from === from && transition.event === event && transition.by.includes(by),
  )
}

export function allowedEvents(from: MoveState, by: MoveActor): MoveEvent[] {
  return moveTransitions
    .filter(transition => transition.from === from && transition.by.includes(by))
    .map(({ event }) => event)
}
