import { maySplit } from '#bookings/rules/price/parts.ts'
import { type Quote, quote } from '#bookings/rules/price/quote.ts'
import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import { notInPartsWords, notRollingWords } from '#bookings/rules/term/refusal-words.ts'
import type { Term } from '#bookings/rules/term/term.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { Refused } from '#foundation/rules/refused.ts'
import type { Context } from '#foundation/server/context.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { type Bookable, findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { type AdmissionCheck, admissionCheck } from './admit.ts'
import type { FindPlace, Pickup } from './measure-pickup.ts'
import { checkSpace, priceCheckedSpace } from './price-space.ts'

export interface PricedBooking {
  listing: Bookable
  term: Term
  pickup: Pickup | null
  quote: Quote
  policy: Policy
}

interface Terms {
  listing: Bookable
  policy: Policy
}

/** Everything about a request that does not depend on whether a unit is free. */
export async function priceBooking(ctx: Context, request: QuoteRequest): Promise<PricedBooking> {
  const listing = await findBookable(ctx.db, request.storageListing)
  if (!listing) return fail('not_found')
  refuseUnlessRolling(request, listing)
  const terms = { listing, policy: await currentPolicy(ctx.db) }
  return priceAt(ctx, request, terms, address => ctx.geocoder.find(address))
}

/** With terms that the caller has read already, for example under a lock. */
export async function priceAt(
  ctx: Context,
  request: QuoteRequest,
  { listing, policy }: Terms,
  findPlace: FindPlace,
  admit: AdmissionCheck = admissionCheck(request, policy, ctx.now),
): Promise<PricedBooking> {
  const asking = { request, policy, admit, askerId: askerOf(ctx) }
  const wanted = checkSpace(listing, asking)
  if (wanted instanceof Refused) return wanted.throw()
  const { collectFrom } = wanted
  const place = collectFrom === null ? null : await findPlace(collectFrom)
  const priced = priceCheckedSpace(listing, wanted, place, asking, quote)
  if (priced instanceof Refused) return priced.throw()
  const { term, pickup, sum } = priced
  return { listing, term, pickup, quote: sum, policy }
}

export function askerOf({ actor }: Pick<Context, 'actor'>): string | null {
  return actor.kind === 'person' ? actor.id : null
}

/** Only some partners offer bookings without an end. */
export function refuseUnlessRolling({ rolling }: QuoteRequest, listing: Bookable): void {
  if (rolling && !listing.rolling) failField('rolling', notRollingWords)
}

/** Only a fixed term of two months or more can be paid month by month. */
export function refuseUnlessInParts(
  { instalments }: { instalments?: boolean | undefined },
  term: Term,
): void {
  if (instalments && !maySplit(term)) failField('instalments', notInPartsWords)
}
