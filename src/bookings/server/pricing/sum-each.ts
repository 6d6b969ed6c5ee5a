import { type Quote, totalOf } from '#bookings/rules/price/quote.ts'
import { refusalOf } from '#bookings/rules/term/admission.ts'
import { readTerm, type Term } from '#bookings/rules/term/term.ts'
import type { QuoteRequest } from '#bookings/rules/wire.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { overlaps } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { findRankables, type Rankable } from '#listings/server/for-bookings/find-rankables.ts'
import { kmByRoad } from './measure-pickup.ts'

type Wish = Omit<QuoteRequest, 'storageListing' | 'packing'>

interface Summed {
  wish: Wish
  place: FoundPlace | null
  policy: Policy
  /** By the terms that a space shares with others: reading dates is the dearest part. */
  termFor: (space: Rankable) => Term | null
}

/** The totals that `priceEach` comes to, for hundreds of spaces; one that has none is left out. */
export async function sumEach(
  ctx: Context,
  ids: readonly string[],
  wish: Wish,
  place: FoundPlace | null,
): Promise<Map<string, Quote['total']>> {
  const [spaces, policy] = await Promise.all([
    findRankables(ctx.db, ids, wish.type),
    currentPolicy(ctx.db),
  ])
  const own = ctx.actor.kind === 'person' ? ctx.actor.id : null
  const summed = { wish, place, policy, termFor: termsOnce(wish, policy, ctx.now) }
  const sums = new Map<string, Quote['total']>()
  for (const space of spaces) {
    const sum = space.hostId === own ? null : sumOf(space, summed)
    if (sum) sums.set(space.id, sum)
  }
  return sums
}

function sumOf(space: Rankable, { wish, place, policy, termFor }: Summed): Quote['total'] | null {
  const term = termFor(space)
  if (!term || !space.rate) return null
  if (space.unavailable.some(closed => overlaps(closed, term.period))) return null
  const distanceKm = wish.moving ? kmTo(space, place, policy) : 0
  if (distanceKm === null) return null
  const { costPerKm, rate } = space
  const moving = wish.moving ? { costPerKm, distanceKm } : null
  return totalOf({ ...term, unitPrice: rate, moving, packing: false, policy })
}

function kmTo(
  { delivery, coordinates, deliveryRadiusKm }: Rankable,
  place: FoundPlace | null,
  policy: Policy,
): number | null {
  if (!delivery || !coordinates || !place) return null
  const km = kmByRoad(place, coordinates, policy)
  return deliveryRadiusKm !== null && km > deliveryRadiusKm ? null : km
}

function termsOnce({ type, startDate, endDate }: Wish, policy: Policy, now: Date) {
  const known = new Map<string, Term | null>()
  return (space: Rankable): Term | null => {
    const before = known.get(space.terms)
    if (before !== undefined) return before
    const { shortestRental, notice } = space
    const read = readTerm(type, startDate, endDate, { now, notice })
    const rules = { shortestRental, notice, unavailable: [], policy }
    const term = typeof read === 'string' || refusalOf(read, rules, now) ? null : read
    known.set(space.terms, term)
    return term
  }
}
