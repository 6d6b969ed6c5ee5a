import type { QuoteAnswer } from '#bookings/rules/request-wire.ts'
import { endOf, isOpenEnded } from '#bookings/rules/term/open-end.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after, earlier } from '#foundation/rules/time/time.ts'

export interface Milestone {
  kind: 'asked' | 'booked' | 'answer' | 'pay' | 'start' | 'refund' | 'end'
  at: Date
}

type Dates = Pick<QuoteAnswer, 'startDate' | 'endDate' | 'refundUntil'>

interface Asking {
  autoApprove: boolean
  policy: Policy
  now: Date
}

/** What happens when if the booking is requested now, in order of time. */
export function milestones(dates: Dates, { autoApprove, policy, now }: Asking): Milestone[] {
  const end = endOf(dates.endDate)
  const answerBy = earlier(after(now, policy.bookingReplyHours * hourMs), end)
  const payBy = (approved: Date) => earlier(after(approved, policy.payWindowHours * hourMs), end)
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
    { kind: 'start', at: new Date(dates.startDate) },
    { kind: 'refund', at: new Date(dates.refundUntil) },
    ...(isOpenEnded(end) ? [] : [{ kind: 'end' as const, at: end }]),
  ]
  return [...first, ...ahead].sort((one, other) => one.at.getTime() - other.at.getTime())
}
