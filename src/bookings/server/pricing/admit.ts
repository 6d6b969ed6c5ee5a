import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import {
  type AdmissionRules,
  type Reach,
  type Refusal,
  reachOf,
  refusalOf,
} from '#bookings/rules/term/admission.ts'
import {
  type AskedTerm,
  readAsked,
  readOpenAsked,
  type Term,
  type TermFault,
  termOf,
} from '#bookings/rules/term/term.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { overlaps, type Period } from '#foundation/rules/time/time.ts'

type Asked = Pick<QuoteRequest, 'type' | 'startDate' | 'endDate' | 'rolling'>
type HostTerms = Omit<AdmissionRules, 'policy'>

export type AdmissionAnswer =
  | { fault: TermFault }
  | { fault?: undefined; term: Term; refusal: Refusal | undefined }

export type AdmissionCheck = (terms: HostTerms) => AdmissionAnswer

/** Reads the dates once, for any number of spaces. */
export function admissionCheck(asked: Asked, policy: Policy, now: Date): AdmissionCheck {
  const read = readDates(asked)
  if (typeof read === 'string') return () => ({ fault: read })
  const reach: Reach = reachOf(read, policy, now)
  return terms => {
    const term = termOf(read, { now, notice: terms.notice })
    return { term, refusal: refusalOf(term, { ...terms, policy }, now, reach) }
  }
}

/** The requested period, if the partner's terms cannot change it: only for bookings by the hour. */
export function periodAsked(asked: Asked): Period | undefined {
  const read = readDates(asked)
  if (typeof read === 'string' || read.firstMonth !== null) return undefined
  return { start: read.nominal.start, end: read.end }
}

function readDates({ type, startDate, endDate, rolling }: Asked): AskedTerm | TermFault {
  return rolling ? readOpenAsked(startDate) : readAsked(type, startDate, endDate ?? '')
}

/**
 * Most spaces have the same terms and differ only in when they are closed, so answers are reused.
 */
export function cachedAdmissionCheck(asked: Asked, policy: Policy, now: Date): AdmissionCheck {
  const admit = admissionCheck(asked, policy, now)
  const known = new Map<string, AdmissionAnswer>()
  return ({ shortestRental, notice, unavailable }) => {
    const { hours, months } = shortestRental
    const key = [hours, months, notice.hours, notice.months].join()
    const open = known.get(key) ?? admit({ shortestRental, notice, unavailable: [] })
    known.set(key, open)
    if (open.fault !== undefined || open.refusal) return open
    const closed = unavailable.find(period => overlaps(period, open.term.period))
    return closed ? { ...open, refusal: { reason: 'unavailable', period: closed } } : open
  }
}
