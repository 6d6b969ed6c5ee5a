import { wasCancelledInside } from '#bookings/rules/life/booking-states.ts'
import type { RentFacts } from '#bookings/rules/life/booking-words.ts'
import { type Agreement, type CoolingOff, coolingOffOf } from '#bookings/rules/price/cooling-off.ts'
import { type Part, splitIntoMonths } from '#bookings/rules/price/parts.ts'
import { moneyBackUntil, type RefundFacts } from '#bookings/rules/price/refund.ts'
import { endOfMonths } from '#bookings/rules/term/end-of-months.ts'
import { type NoticeGiver, noticeEnd } from '#bookings/rules/term/notice.ts'
import { type Pence, pence } from '#foundation/rules/money.ts'
import { openEnd } from '#foundation/rules/time/open-end.ts'
import { earlier, type Period } from '#foundation/rules/time/time.ts'
import type { BookingRow } from './bookings-table.ts'

export function periodOf({ starts_at: start, ends_at: end }: BookingRow): Period {
  return { start, end }
}

/** What is paid on the hosted page: the whole price, or its first month. */
export function firstPartOf(row: BookingRow): Part {
  const { total: amount, subtotal, tax, time, instalments } = row
  const [first] = instalments ? splitIntoMonths(row, time) : []
  return first ?? { amount, subtotal, tax }
}

/**
 * What was paid minus what was refunded or the renter's bank took back. Without an end, only the
 * first month counts as paid, and more may have been refunded of later ones.
 */
export function leftOf(row: BookingRow): Pence {
  const { total, first_amount, paid_later, given_back, lost_to_bank } = row
  return pence(Math.max(0, (first_amount ?? total) + paid_later - given_back - lost_to_bank))
}

/** The renter's bank has not decided yet. What it has decided is counted in what is left. */
export function isWithBank({ disputed, bank_decided_at }: BookingRow): boolean {
  return disputed && bank_decided_at === null
}

export function refundFactsOf(row: BookingRow, now: Date): RefundFacts {
  const { policy } = row
  const coolingOff = coolingOffOfBooking(row)
  const [period, paidFor] = [periodOf(row), firstPaidFor(row)]
  return { paid: leftOf(row), period, paidFor, now, policy, coolingOff }
}

/** What the first payment is for: the whole period, or its first month. */
export function firstPaidFor(row: BookingRow): Period {
  return row.rolling || row.instalments ? firstMonthOf(row) : periodOf(row)
}

function firstMonthOf({ starts_at: start }: BookingRow): Period {
  return { start, end: endOfMonths(start, 1) }
}

export function runningOf({ starts_at, earliest_end, arrears_at }: BookingRow) {
  return { earliestEnd: earliest_end ?? starts_at, inArrears: arrears_at !== null }
}

/** Notice never makes a booking longer than agreed. */
export function noticeEndOf(row: BookingRow, by: NoticeGiver, now: Date): Date {
  return earlier(noticeEnd(by, { ...runningOf(row), now }), row.ends_at)
}

/** Where a booking ends once its notice is taken back. */
export function endWithoutNotice({ before_ends_at, rolling, starts_at, time }: BookingRow): Date {
  return before_ends_at ?? (rolling ? openEnd : endOfMonths(starts_at, time))
}

export function coolingOffOfBooking(row: BookingRow): CoolingOff | null {
  return coolingOffOf(agreementOf(row), row.policy)
}

type Agreed = Pick<BookingRow, 'host_kind' | 'approved_at' | 'start_asked_at'>

export function agreementOf(row: Agreed): Agreement {
  const { host_kind: hostKind, approved_at: agreedAt, start_asked_at: startAskedAt } = row
  return { hostKind, agreedAt, startAskedAt }
}

export function factsOfLife(row: BookingRow) {
  const { stage, expires_at: expiresAt } = row
  const [period, disputed] = [periodOf(row), isWithBank(row)]
  const { cancelMode } = row.policy
  return { stage, expiresAt, period, disputed, cancelMode, rent: rentFacts(row) }
}

function rentFacts(row: BookingRow): RentFacts | null {
  if (!row.rolling && !row.instalments) return null
  return {
    ...runningOf(row),
    goesOn: row.rolling,
    moneyBackUntil: moneyBackUntilOf(row),
    noticeBy: row.notice_by,
    noticeInArrears: row.notice_in_arrears,
    laterRents: row.later_rents,
  }
}

export function moneyBackUntilOf(row: BookingRow): Date {
  const { policy } = row
  return moneyBackUntil({ period: periodOf(row), policy, agreement: agreementOf(row) })
}

/** Only notice ends it, and what was paid for the past is not given back. */
export function isPastRefund(row: BookingRow, now: Date): boolean {
  const rent = rentFacts(row)
  return rent?.goesOn === true && now > rent.moneyBackUntil
}

/** Things of the renter may still be with the partner. */
export function isCancelledInside(row: BookingRow): boolean {
  const { paid_at, cancelled_at, starts_at, collected_at } = row
  const facts = { cancelledAt: cancelled_at, startsAt: starts_at, collectedAt: collected_at }
  return paid_at !== null && wasCancelledInside(facts)
}
