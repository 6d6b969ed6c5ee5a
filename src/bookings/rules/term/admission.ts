import type { Policy } from '#foundation/rules/policy.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { isOpenEnded } from '#foundation/rules/time/open-end.ts'
import { after, overlaps, type Period } from '#foundation/rules/time/time.ts'
import { type Length, plus } from './length.ts'
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
  /** For months that extend a booking, with the time from which any number of them will do. */
  | { reason: 'tooShort'; until?: Date }
  | { reason: 'noticeTooShort'; earliest: Date }
  | { reason: 'unavailable'; period: Period }

/** Limits that apply to every space. */
export interface Reach {
  latestStart: Date
  latestEnd: Date
  longest: Date
}

export function reachOf({ nominal }: Pick<Term, 'nominal'>, policy: Policy, now: Date): Reach {
  return {
    latestStart: plus(now, { months: policy.farthestStartMonths }),
    latestEnd: plus(now, { months: policy.farthestEndMonths }),
    longest: plus(nominal.start, { months: policy.longestTermMonths }),
  }
}

const clockSkewMs = 5 * minuteMs

/** Checks the host's terms only. Whether a unit is free is for the database to decide. */
export function refusalOf(
  term: Term,
  rules: AdmissionRules,
  now: Date,
  reach: Reach = reachOf(term, rules.policy, now),
): Refusal | undefined {
  const { period } = term
  if (term.time < 1) return { reason: 'nothingToPay' }
  if (period.start < after(now, -clockSkewMs)) return { reason: 'inThePast' }
  const tooFar = farAwayRefusal(period, rules.policy, reach)
  if (tooFar) return tooFar
  const length = isOpenEnded(period.end) ? undefined : lengthRefusal(term, rules, reach)
  if (length) return length
  const earliest = plus(now, rules.notice)
  if (period.start < after(earliest, -clockSkewMs)) return { reason: 'noticeTooShort', earliest }
  const closed = rules.unavailable.find(closure => overlaps(closure, period))
  return closed && { reason: 'unavailable', period: closed }
}

function lengthRefusal(
  { period, nominal }: Term,
  { policy, shortestRental }: AdmissionRules,
  { longest }: Reach,
): Refusal | undefined {
  if (period.end > longest) return { reason: 'tooLong', months: policy.longestTermMonths }
  const isTooShort = nominal.end < plus(nominal.start, shortestRental)
  return isTooShort ? { reason: 'tooShort' } : undefined
}

function farAwayRefusal(
  { start, end }: Period,
  { farthestStartMonths, farthestEndMonths }: Policy,
  { latestStart, latestEnd }: Reach,
): Refusal | undefined {
  if (start > latestStart) return { reason: 'startTooFar', months: farthestStartMonths }
  if (isOpenEnded(end) || end <= latestEnd) return undefined
  return { reason: 'endTooFar', months: farthestEndMonths }
}
