import { type Refusal, refusalOf } from '#bookings/rules/admission.ts'
import { type Quote, quote } from '#bookings/rules/quote.ts'
import { type BookingType, readTerm, type Term } from '#bookings/rules/term.ts'
import { penceFromPounds } from '#foundation/rules/money.ts'
import { currentPolicy } from '#foundation/rules/policy.ts'
import { formatMoment, overlaps, type Period } from '#foundation/rules/time.ts'
import { unavailablePeriod } from '#listings/rules/unavailability.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import type { ListingWords } from '#listings/web/public/read-listing.ts'
import { copy } from './copy.ts'

export interface Wish {
  type: BookingType
  start: string
  end: string
}

export interface Offer {
  listing: Pick<PublicListing, 'monthlyRate' | 'hourlyRate' | 'unavailabilityPeriods'>
  words: Pick<ListingWords, 'shortestRental' | 'notice'>
  /** Stretches in which nothing is free. */
  taken: readonly Period[]
}

export type Assessment =
  | { quote: Quote; term: Term; fault?: undefined }
  | { fault: { field: 'start' | 'end'; message: string }; quote?: undefined; term?: undefined }

const says = copy.faults

/** The server's own rules, asked before the server is, so that the answer is there at once. */
export function assess(wish: Wish, offer: Offer, now: Date): Assessment {
  const { listing, words } = offer
  const term = readTerm(wish.type, wish.start, wish.end, { now, notice: words.notice })
  if (term === 'unreadable') return fault('start', says.unreadable)
  if (term === 'endBeforeStart') return fault('end', says.endBeforeStart)
  const unavailable = listing.unavailabilityPeriods.map(unavailablePeriod)
  const rules = { shortestRental: words.shortestRental, notice: words.notice, unavailable }
  const refusal = refusalOf(term, { ...rules, policy: currentPolicy }, now)
  if (refusal) return refused(refusal, wish.type, words.shortestRental.label ?? '')
  const clash = offer.taken.find(period => overlaps(period, term.period))
  if (clash) return fault('start', says.taken(formatMoment(clash.start), formatMoment(clash.end)))
  const rate = wish.type === 'hourly' ? listing.hourlyRate : listing.monthlyRate
  if (!rate) return fault('start', says.notLet)
  const price = quote({
    type: wish.type,
    time: term.time,
    unitPrice: penceFromPounds(rate),
    moving: null,
    packing: false,
    policy: currentPolicy,
  })
  return { quote: price, term }
}

function refused(refusal: Refusal, type: BookingType, shortest: string): Assessment {
  switch (refusal.reason) {
    case 'nothingToPay':
      return fault('end', says.nothingToPay)
    case 'inThePast':
      return fault('start', says.inThePast)
    case 'tooLong':
      return fault('end', says.tooLong(refusal.months))
    case 'tooShort':
      return fault('end', says.tooShort(shortest))
    case 'noticeTooShort':
      if (type === 'monthly') return fault('start', says.monthTooSoon)
      return fault('start', says.noticeTooShort(formatMoment(refusal.earliest)))
    case 'unavailable': {
      const { start, end } = refusal.period
      return fault('start', says.closed(formatMoment(start), formatMoment(end)))
    }
  }
}

function fault(field: 'start' | 'end', message: string): Assessment {
  return { fault: { field, message } }
}
