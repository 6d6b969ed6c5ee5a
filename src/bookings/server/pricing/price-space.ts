import type { QuoteRequest as QuoteOf } from '#bookings/rules/price/quote.ts'
import { noPackingWords } from '#bookings/rules/price/service-refusals.ts'
import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import type { Refusal } from '#bookings/rules/term/admission.ts'
import {
  notLetWords,
  type RefusalWords,
  refusalWords,
  termFaultWords,
} from '#bookings/rules/term/refusal-words.ts'
import type { Term } from '#bookings/rules/term/term.ts'
import type { Pence } from '#foundation/rules/money.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { Refused, refusedField } from '#foundation/rules/refused.ts'
import type { Priceable } from '#listings/server/for-bookings/read-priceables.ts'
import type { AdmissionCheck } from './admit.ts'
import { measurePickup, type Pickup, pickupAddressOf } from './measure-pickup.ts'

/** The request, the asker and the terms, which are the same for every space. */
export interface Asking {
  request: Omit<QuoteRequest, 'storageListing'>
  policy: Policy
  admit: AdmissionCheck
  /** Needed because nobody can book their own space. */
  askerId: string | null
}

/** What is known about the price before the distance is. */
export interface CheckedSpace {
  term: Term
  unitPrice: Pence
  /** The pickup address as typed. Null without moving. */
  collectFrom: string | null
}

/** Everything that can be checked before the pickup place is known. */
export function checkSpace(
  space: Priceable,
  { request, admit, askerId }: Asking,
): CheckedSpace | Refused {
  const { type, packing, moving } = request
  if (space.hostId === askerId) return new Refused('booking_own_listing')
  if (space.isHostSuspended) return new Refused('host_suspended')
  if (!space.isPublic || !space.available) return new Refused('listing_not_bookable')
  const admitted = admit(space)
  if (admitted.fault !== undefined) return refusedDates(termFaultWords(admitted.fault))
  if (admitted.refusal) return refusedBy(admitted.refusal, space)
  const unitPrice = type === 'hourly' ? space.hourlyRate : space.monthlyRate
  if (!unitPrice) return refusedField('type', notLetWords)
  if (packing && !space.packing) {
    return refusedField('packing', noPackingWords)
  }
  const collectFrom = moving ? pickupAddressOf(request, space) : null
  return collectFrom instanceof Refused
    ? collectFrom
    : { term: admitted.term, unitPrice, collectFrom }
}

export interface Priced<Sum> {
  term: Term
  pickup: Pickup | null
  sum: Sum
}

/** Answers a full quote or only its total, as the caller asks. */
export function priceCheckedSpace<Sum extends { total: Pence }>(
  space: Priceable,
  { term, unitPrice, collectFrom }: CheckedSpace,
  place: FoundPlace | null | undefined,
  { request: { type, packing }, policy }: Asking,
  sumOf: (asked: QuoteOf) => Sum,
): Priced<Sum> | Refused {
  const pickup = collectFrom === null ? null : measurePickup(collectFrom, place, space, policy)
  if (pickup instanceof Refused) return pickup
  const moving = pickup && { costPerKm: space.costPerKm, distanceKm: pickup.distanceKm }
  const sum = sumOf({ type, time: term.time, unitPrice, moving, packing, policy })
  if (sum.total === 0) return refusedBy({ reason: 'nothingToPay' }, space)
  return { term, pickup, sum }
}

function refusedBy(refusal: Refusal, { shortestRentalLabel }: Priceable): Refused {
  if (refusal.reason !== 'unavailable') {
    return refusedDates(refusalWords(refusal, shortestRentalLabel))
  }
  return new Refused('booking_unavailable', {
    startDate: refusal.period.start.toISOString(),
    endDate: refusal.period.end.toISOString(),
  })
}

function refusedDates({ field, message }: RefusalWords): Refused {
  return refusedField(field, message)
}
