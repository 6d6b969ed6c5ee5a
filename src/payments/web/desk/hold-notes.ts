import { formatMoment } from '#foundation/rules/time/time.ts'
import type { ConsoleMovement } from '../../rules/console-wire.ts'
import { awaitsDecision } from '../../rules/payout-holds.ts'
import { copy } from './copy.ts'

const words = copy.movements

export function isHeld({ state, hold }: Pick<ConsoleMovement, 'state' | 'hold'>): boolean {
  return state === 'due' && awaitsDecision(hold)
}

/** Why it is on hold, and when an operator may pay it. */
export function holdNotes(
  movement: Pick<ConsoleMovement, 'state' | 'hold' | 'dueAt' | 'allowed'>,
  now: Date,
): string[] {
  const { hold, dueAt, allowed } = movement
  const isEarly = new Date(dueAt) > now
  if (!hold || (isEarly && !isHeld(movement))) return []
  if (allowed.includes('payByHand')) return [words.holds[hold], words.payByHand]
  return hold === 'hostLeft' && isEarly
    ? [words.holds[hold], words.payByHandFrom(formatMoment(new Date(dueAt)))]
    : [words.holds[hold]]
}
