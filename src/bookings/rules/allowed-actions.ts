import type { Policy } from '#foundation/rules/policy.ts'
import type { Period } from '#foundation/rules/time.ts'
import {
  type BookingActor,
  type BookingEvent,
  type BookingStage,
  bookingTransition,
} from './booking-states.ts'
import { cancelOrderCountdown } from './refund.ts'
import type { BookingAction } from './wire.ts'

interface Standing {
  stage: BookingStage
  expiresAt: Date | null
  period: Period
  /** The renter's bank is asking for the money back: nothing else moves until it has decided. */
  disputed: boolean
  cancelMode: Policy['cancelMode']
}

/** A deadline that has passed counts at once, whether or not the job has been by. */
export function stageAt(
  { stage, expiresAt }: Pick<Standing, 'stage' | 'expiresAt'>,
  now: Date,
): BookingStage {
  const isOpen = stage === 'pending' || stage === 'approved'
  return isOpen && expiresAt !== null && expiresAt <= now ? 'expired' : stage
}

const hostActions: readonly BookingEvent[] = ['approve', 'deny', 'cancel']
const renterActions: readonly BookingEvent[] = ['withdraw', 'cancel']

/** What a person may do next; the same answer draws the buttons and guards the verbs. */
export function allowedActions(
  booking: Standing,
  as: Extract<BookingActor, 'renter' | 'host' | 'operator'>,
  now: Date,
): BookingAction[] {
  const stage = stageAt(booking, now)
  const events = as === 'renter' ? renterActions : hostActions
  const allowed = events.filter(
    event =>
      bookingTransition(stage, event, as) && (event !== 'cancel' || mayCancel(booking, as, now)),
  ) as BookingAction[]
  return as === 'renter' && stage === 'approved' ? ['pay', ...allowed] : allowed
}

function mayCancel({ period, disputed, cancelMode }: Standing, as: BookingActor, now: Date) {
  if (disputed || period.end <= now) return false
  const isLiteral = as === 'renter' && cancelMode === 'literal'
  return !isLiteral || cancelOrderCountdown(period, now) !== undefined
}
