import type { BookingEffect, BookingWords } from '#bookings/rules/life/booking-words.ts'
import { withinHours } from '#bookings/rules/life/pay-window.ts'
import { refundFor } from '#bookings/rules/price/refund.ts'
import type { Pence } from '#foundation/rules/money.ts'
import type { Effect } from '#foundation/server/lives/change.ts'
import type { Bookable } from '#listings/server/for-bookings/find-bookable.ts'
import type { Concerned } from './announce-booking.ts'
import type { BookingRow } from './bookings-table.ts'
import { endWithoutNotice, firstPaidFor, noticeEndOf, refundFactsOf } from './facts-of-booking.ts'

/** What a verb has read under the locks of accounts and listings. */
export type BookingGiven = FreeSpace | WithoutPartner

interface FreeSpace {
  space: Bookable
  /** Free for the whole period. */
  unit: number
  concerned: Concerned
}

/** The partner is suspended. */
interface WithoutPartner {
  /** Only where the booking has run for too long to give back all of it. */
  paidAhead: Pence | undefined
}

type BookingEffectFunction = Effect<BookingRow, BookingWords, BookingGiven>

export const bookingEffects: Record<BookingEffect, BookingEffectFunction> = {
  holdUnit(_booking, { given }) {
    if (!given || !('unit' in given))
      throw new Error('Only who has the lock of its listing holds a unit')
    return { unit_no: given.unit }
  },
  freeUnit: () => ({ unit_no: null }),
  startReplyWindow(booking, { now }) {
    const { bookingReplyHours } = booking.policy
    return { expires_at: withinHours(now, bookingReplyHours, firstPaidFor(booking).end) }
  },
  startPayWindow(booking, { now }) {
    const { payWindowHours } = booking.policy
    const expires_at = withinHours(now, payWindowHours, firstPaidFor(booking).end)
    return { approved_at: now, expires_at, reminded_at: null }
  },
  endDeadline: () => ({ expires_at: null }),
  markFailedPayment: () => ({ payment_status: 'error' }),
  markPaid: (_booking, { now }) => ({ payment_status: 'successful', paid_at: now }),
  markCancelled: (_booking, { now, by }) => ({ cancelled_at: now, cancelled_by: canceller(by) }),
  promiseRefund(booking, { now, by, given }) {
    const paidAhead = given && 'paidAhead' in given ? given.paidAhead : undefined
    const facts = { ...refundFactsOf(booking, now), paidAhead }
    const { amount, fee } = refundFor(canceller(by), facts)
    return { refund: amount, refund_fee: fee }
  },
  markDisputed: () => ({ disputed: true, bank_decided_at: null }),
  markLost: (_booking, { now }) => ({ disputed: true, bank_decided_at: now }),
  unmarkDisputed: () => ({ disputed: false, bank_decided_at: null }),
  markContested: (_booking, { now }) => ({ contested_at: now }),
  unmarkContested: () => ({ contested_at: null }),
  markNotice(booking, { now, by }) {
    const notice_by = canceller(by)
    const ends_at = noticeEndOf(booking, notice_by, now)
    const notice_in_arrears = booking.arrears_at !== null && notice_by !== 'renter'
    const given = { notice_at: now, notice_by, notice_in_arrears, ends_at, end_notice_at: null }
    return { ...given, ...beforeNotice(booking) }
  },
  unmarkNotice: booking => ({
    notice_at: booking.before_notice_at,
    notice_by: booking.before_notice_by,
    notice_in_arrears: false,
    ends_at: endWithoutNotice(booking),
    end_notice_at: null,
    ...nothingBefore,
  }),
  keepNotice: () => ({ notice_in_arrears: false }),
  markArrears: (_booking, { now }) => ({ arrears_at: now }),
  unmarkArrears: () => ({ arrears_at: null }),
  dropLaterPrice: ({ later_rents }) => ({ later_rents: later_rents.slice(0, -1) }),
}

const nothingBefore = { before_notice_at: null, before_notice_by: null, before_ends_at: null }

/**
 * A notice that stands already waits behind the one that is given because rent is owed. Nobody was
 * reminded of its end yet, as that is more than fourteen days away.
 */
function beforeNotice({ notice_at, notice_by, ends_at }: BookingRow) {
  if (notice_at === null) return nothingBefore
  return { before_notice_at: notice_at, before_notice_by: notice_by, before_ends_at: ends_at }
}

function canceller(by: BookingWords['actor']): 'renter' | 'host' | 'operator' {
  if (by === 'clock' || by === 'provider') throw new Error(`A ${by} cancels nothing`)
  return by
}
