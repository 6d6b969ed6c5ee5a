import { withinHours } from '#bookings/rules/life/pay-window.ts'
import type { QuoteAnswer } from '#bookings/rules/request-wire.ts'
import { endOfMonths } from '#bookings/rules/term/end-of-months.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { endOf, isOpenEnded } from '#foundation/rules/time/open-end.ts'

export interface Milestone {
  kind: 'asked' | 'booked' | 'answer' | 'pay' | 'start' | 'refund' | 'end'
  at: Date
}

type Dates = Pick<QuoteAnswer, 'startDate' | 'endDate' | 'refundUntil'>

interface Asking {
  autoApprove: boolean
  /** The first payment is for the first month. */
  byMonth: boolean
  /** The cancellation fee leaves something of it. */
  hasRefund: boolean
  policy: Policy
  now: Date
}

/** What happens when if the booking is requested now, in order of time. */
export function milestones(dates: Dates, asking: Asking): Milestone[] {
  const { autoApprove, byMonth, hasRefund, policy, now } = asking
  const start = new Date(dates.startDate)
  const end = endOf(dates.endDate)
  const paidUntil = byMonth ? endOfMonths(start, 1) : end
  const answerBy = withinHours(now, policy.bookingReplyHours, paidUntil)
  const payBy = (approved: Date) => withinHours(approved, policy.payWindowHours, paidUntil)
  const first: Milestone[] = autoApprove
    ? [
        { kind: 'booked', at: now },
        { kind: 'pay', at: payBy(now) },
      ]
    : [
        { kind: 'asked', at: now },
        { kind: 'answer', at: answerBy },
        { kind: 'pay', at: payBy(answerBy) },
      ]
  const ahead: Milestone[] = [
    { kind: 'start', at: start },
    ...(hasRefund ? [{ kind: 'refund' as const, at: new Date(dates.refundUntil) }] : []),
    ...(isOpenEnded(end) ? [] : [{ kind: 'end' as const, at: end }]),
  ]
  return [...first, ...ahead].sort((one, other) => one.at.getTime() - other.at.getTime())
}
