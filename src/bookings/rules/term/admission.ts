import type { Policy } from '#foundation/rules/policy.ts'
import { after, minuteMs, overlaps, type Period } from '#foundation/rules/time/time.ts'
import { type Length, plus } from './length.ts'
import { isOpenEnded } from './open-end.ts'
import type { Term } from './term.ts'

export interface AdmissionRules {
  shortestRental: Length
  notice: Length
  unavailable: readonly Period[]
  policy: Policy
}

export type Refusal =
  | { reason: 'nothingToPay' }
  | { reason: 'inThePast' }
  | { reason: 'startTooFar'; months: number }
  | { reason: 'endTooFar'; months: number }
  | { reason: 'tooLong'; months: number }
  | { reason: 'tooShort' }
  | { reason: 'noticeTooShort'; earliest: Date }
  | { reason: 'unavailable'; period: Period }

const clockSkewMs = 5 * minuteMs

/** Whether the host's terms let this booking in; whether there is room is the database's to say. */
export function refusalOf(term: Term, rules: AdmissionRules, now: Date): Refusal | undefined {
  const { period } = term
  if (term.time < 1) return { reason: 'nothingToPay' }
  if (period.start < after(now, -clockSkewMs)) return { reason: 'inThePast' }
  const tooFar = farAwayRefusal(period, rules.policy, now)
  if (tooFar) return tooFar
  const length = isOpenEnded(period.end) ? undefined : lengthRefusal(term, rules)
  if (length) return length
  const earliest = plus(now, rules.notice)
  if (period.start < after(earliest, -clockSkewMs)) return { reason: 'noticeTooShort', earliest }
  const closed = rules.unavailable.find(closure => overlaps(closure, period))
  return closed && { reason: 'unavailable', period: closed }
}

function lengthRefusal({ period, nominal }: Term, rules: AdmissionRules): Refusal | undefined {
  const { longestTermMonths: months } = rules.policy
  if (period.end > plus(nominal.start, { months })) return { reason: 'tooLong', months }
  const isTooShort = nominal.end < plus(nominal.start, rules.shortestRental)
  return isTooShort ? { reason: 'tooShort' } : undefined
}

function farAwayRefusal(period: Period, policy: Policy, now: Date): Refusal | undefined {
  const { farthestStartMonths, farthestEndMonths } = policy
  if (period.start > plus(now, { months: farthestStartMonths })) {
    return { reason: 'startTooFar', months: farthestStartMonths }
  }
  const isNear = isOpenEnded(period.end) || period.end <= plus(now, { months: farthestEndMonths })
  if (isNear) return undefined
  return { reason: 'endTooFar', months: farthestEndMonths }
}
