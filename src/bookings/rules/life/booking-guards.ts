import { allOf, type Guard } from '#foundation/rules/life.ts'
import { overlaps } from '#foundation/rules/time/time.ts'
import { pendingRent, takenBackBefore } from '../price/later-rent.ts'
import { cancelOrderCountdown } from '../price/refund.ts'
import { endInArrears } from '../term/notice.ts'
import type { BookingFacts, BookingWords } from './booking-words.ts'

type BookingGuard = Guard<BookingWords>

export function isOverdue({ expiresAt, now }: Pick<BookingFacts, 'expiresAt' | 'now'>): boolean {
  return expiresAt !== null && expiresAt <= now
}

export const answeredInTime: BookingGuard = facts =>
  isOverdue(facts) || facts.period.end <= facts.now ? 'booking_not_open' : undefined
export const withdrawnInTime: BookingGuard = facts =>
  isOverdue(facts) ? 'booking_not_cancellable' : undefined
export const paidInTime: BookingGuard = facts =>
  isOverdue(facts) ? 'booking_not_payable' : undefined
export const outOfTime: BookingGuard = facts => (isOverdue(facts) ? undefined : 'booking_changed')

export const spaceIsLet: BookingGuard = ({ space }) => {
  if (space?.isHostSuspended) return 'host_suspended'
  return space?.isPublic === false ? 'listing_not_bookable' : undefined
}
const spaceIsSwitchedOn: BookingGuard = ({ space }) =>
  space?.available === false ? 'listing_not_bookable' : undefined
export const spaceIsOpen: BookingGuard = ({ space, period }) =>
  space?.unavailable.some(closed => overlaps(closed, period)) ? 'booking_unavailable' : undefined
export const spaceTakesRequests = allOf<BookingWords>(spaceIsLet, spaceIsSwitchedOn, spaceIsOpen)

export const undisputed: BookingGuard = ({ disputed }) =>
  disputed ? 'booking_disputed' : undefined
export const notOver: BookingGuard = ({ by, period, now }) => {
  if (period.end > now) return undefined
  return by === 'renter' ? 'booking_not_cancellable' : 'booking_not_open'
}

/** Once it is over, its last months may still wait to be taken. */
export const mayGoOn: BookingGuard = facts => (facts.rent ? undefined : notOver(facts))

/**
 * Without an end, a booking is cancelled only while money is refunded. After that it ends by
 * notice. The operator need not wait for that while the partner is suspended.
 */
export const endsWithoutNotice: BookingGuard = ({ rent, now, by, isHostSuspended }) => {
  const isDecidedNow = by === 'operator' && isHostSuspended === true
  return rent?.goesOn && now > rent.moneyBackUntil && !isDecidedNow
    ? 'booking_needs_notice'
    : undefined
}

/**
 * Only bookings without an end can be ended by notice. A partner who is owed rent may also end a
 * fixed term sooner.
 */
export const mayEndByNotice: BookingGuard = ({ rent, by, now, period }) => {
  if (rent?.goesOn) return undefined
  const isSooner = rent?.inArrears && by !== 'renter' && endInArrears(now) < period.end
  return isSooner ? undefined : 'notice_not_possible'
}
/** Another notice is given only because rent is owed, and only where it ends the booking sooner. */
export const noNoticeOrSooner: BookingGuard = ({ rent, by, now, period }) => {
  if (!rent?.noticeBy) return undefined
  const isSooner = rent.inArrears && by !== 'renter' && endInArrears(now) < period.end
  return isSooner ? undefined : 'notice_given_already'
}
export const isNotOverYet: BookingGuard = ({ period, now }) =>
  period.end > now ? undefined : 'notice_not_possible'
/** The rent is paid for which it was given. */
export const isPaidFor: BookingGuard = ({ rent }) =>
  rent?.noticeInArrears && !rent.inArrears ? undefined : 'notice_not_possible'

export const isTheirNotice: BookingGuard = ({ rent, by }) =>
  rent?.noticeBy === by ? undefined : 'notice_not_possible'
/** Only a booking without an end has later months whose price can change. */
export const mayChangeLaterPrice: BookingGuard = ({ rent, period, now }) =>
  rent?.goesOn && !rent.noticeBy && period.end > now ? undefined : 'later_price_not_possible'
export const noLaterPrice: BookingGuard = ({ rent, now }) =>
  rent && pendingRent(rent.laterRents, now) ? 'later_price_told_already' : undefined
export const mayTakePriceBack: BookingGuard = ({ rent, now }) => {
  const pending = rent && pendingRent(rent.laterRents, now)
  return pending && now < takenBackBefore(pending.from) ? undefined : 'later_price_stays'
}
/** A renter who owes rent cannot cancel. The partner may still cancel. */
export const owesNothing: BookingGuard = ({ rent, by }) =>
  rent?.inArrears && by === 'renter' ? 'rent_is_owed' : undefined
export const isInArrears: BookingGuard = ({ rent }) => (rent?.inArrears ? undefined : 'conflict')
export const isNotInArrears: BookingGuard = ({ rent }) =>
  rent && !rent.inArrears ? undefined : 'conflict'

/** In literal mode a renter may cancel only while the cancel button is visible. */
export const withinCancelMode: BookingGuard = ({ by, cancelMode, period, now }) => {
  const isHeld = by === 'renter' && cancelMode === 'literal'
  const isClosed = isHeld && cancelOrderCountdown(period, now) === undefined
  return isClosed ? 'booking_not_cancellable' : undefined
}
