import { refusalFor } from '#foundation/rules/life.ts'
import type { BookingAction } from '../wire.ts'
import { isOverdue } from './booking-guards.ts'
import { bookingLife } from './booking-life.ts'
import type { BookingActor, BookingStage } from './booking-states.ts'
import type { BookingFacts } from './booking-words.ts'

type Standing = Omit<BookingFacts, 'now' | 'by'> & { stage: BookingStage }

/** A deadline that has passed counts at once, even before the job has run. */
export function stageAt(
  { stage, expiresAt }: Pick<Standing, 'stage' | 'expiresAt'>,
  now: Date,
): BookingStage {
  const isOpen = stage === 'pending' || stage === 'approved'
  return isOpen && isOverdue({ expiresAt, now }) ? 'expired' : stage
}

const answers = ['approve', 'deny', 'cancel'] as const
const retreats = ['withdraw', 'cancel'] as const

/**
 * Buttons come from the same table that guards the verbs, so the two always agree. Only `pay` is also
 * named while paying waits for the operator, so that its place on the page can say why.
 */
export function allowedActions(
  booking: Standing,
  by: Extract<BookingActor, 'renter' | 'host' | 'operator'>,
  now: Date,
): BookingAction[] {
  const from = booking.stage
  const facts = { ...booking, now, by }
  const events = by === 'renter' ? retreats : answers
  const allowed = events.filter(
    event => refusalFor(bookingLife, { from, event, by }, facts) === undefined,
  )
  const isPayable = by === 'renter' && stageAt(booking, now) === 'approved'
  return isPayable ? ['pay', ...allowed] : allowed
}
