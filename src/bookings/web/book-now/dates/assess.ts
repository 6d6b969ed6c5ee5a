import { type Quote, quote } from '#bookings/rules/price/quote.ts'
import { refusalOf } from '#bookings/rules/term/admission.ts'
import { type Length, plus } from '#bookings/rules/term/length.ts'
import {
  notLetWords,
  type RefusalWords,
  refusalWords,
  termFaultWords,
} from '#bookings/rules/term/refusal-words.ts'
import {
  type Asking,
  type BookingType,
  readOpenAsked,
  readTerm,
  type Term,
  termOf,
} from '#bookings/rules/term/term.ts'
import { endWords, startWords } from '#bookings/rules/term/term-words.ts'
import { penceFromPounds } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { isOpenEnded } from '#foundation/rules/time/open-end.ts'
import { later, overlaps, type Period } from '#foundation/rules/time/time.ts'
import { unavailablePeriod } from '#listings/rules/editing/unavailability.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import type { ListingWords } from '#listings/web/public/read-listing.ts'

export interface Wish {
  type: BookingType
  start: string
  /** Counts only where there is one. */
  end: string
  /** Until notice is given. Only the first month is priced. */
  rolling?: boolean
}

export interface Offer {
  listing: Pick<PublicListing, 'monthlyRate' | 'hourlyRate' | 'unavailabilityPeriods'>
  words: Pick<ListingWords, 'shortestRental' | 'notice'>
  policy: Policy
  taken: readonly Period[]
}

export type Assessment =
  | { quote: Quote; term: Term; fault?: undefined; isTaken?: undefined }
  | {
      fault: { field: 'start' | 'end'; message: string }
      /** True if the space is closed or booked then, so other spaces may be free. */
      isTaken?: boolean
      quote?: undefined
      term?: undefined
    }

/** The same rules as on the server, so that the answer appears without waiting for it. */
export function assess(wish: Wish, offer: Offer, now: Date): Assessment {
  const { listing, words, policy } = offer
  const term = termWished(wish, { now, notice: words.notice })
  if (typeof term === 'string') return refused(termFaultWords(term))
  const unavailable = listing.unavailabilityPeriods.map(unavailablePeriod)
  const rules = { shortestRental: words.shortestRental, notice: words.notice, unavailable }
  const refusal = refusalOf(term, { ...rules, policy }, now)
  const at = (clash: Period) => fieldToChange(term, words.shortestRental, clash)
  if (refusal) {
    const why = refusalWords(refusal, words.shortestRental.label ?? '')
    if (refusal.reason !== 'unavailable') return refused(why)
    return { ...fault(at(refusal.period), why.message), isTaken: true }
  }
  const clash = offer.taken.find(period => overlaps(period, term.period))
  if (clash) return { ...fault(at(clash), takenWords(wish.type, clash)), isTaken: true }
  const rate = wish.type === 'hourly' ? listing.hourlyRate : listing.monthlyRate
  if (!rate) return fault('start', notLetWords)
  const price = quote({
    type: wish.type,
    time: term.time,
    unitPrice: penceFromPounds(rate),
    moving: null,
    packing: false,
    policy,
  })
  return { quote: price, term }
}

function termWished({ type, start, end, rolling }: Wish, asking: Asking) {
  if (!rolling) return readTerm(type, start, end, asking)
  const asked = readOpenAsked(start)
  return typeof asked === 'string' ? asked : termOf(asked, asking)
}

/** Whoever could have the space from that start on for a shorter time need only end sooner. */
function fieldToChange({ type, nominal, period }: Term, shortestRental: Length, clash: Period) {
  if (isOpenEnded(period.end)) return 'start'
  const shortest = plus(nominal.start, type === 'monthly' ? { months: 1 } : { hours: 1 })
  const soonestEnd = later(shortest, plus(nominal.start, shortestRental))
  return clash.start < soonestEnd ? 'start' : 'end'
}

function takenWords(type: BookingType, period: Period): string {
  const [from, until] = [startWords({ type, period }), endWords({ type, period })]
  if (isOpenEnded(period.end)) {
    return `Somebody has it from ${from}, ${until}. Please try another space.`
  }
  return `Somebody has it from ${from} until ${until}. Please try another time.`
}

function refused({ field, message }: RefusalWords) {
  return fault(field === 'startDate' ? 'start' : 'end', message)
}

function fault(field: 'start' | 'end', message: string) {
  return { fault: { field, message } }
}
