import { totalOf } from '#bookings/rules/price/quote.ts'
import type { QuoteRequest } from '#bookings/rules/wire.ts'
import { Failure } from '#foundation/rules/errors.ts'
import { type Pence, poundsFromPence } from '#foundation/rules/money.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { after, dayMs } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { findPriceables, type Priceable } from '#listings/server/for-bookings/find-priceables.ts'
import { type Admit, admittingMany } from './admit.ts'
import { kmByRoad } from './measure-pickup.ts'
import { presentLines } from './present-quote.ts'
import { priceAt } from './price-booking.ts'

type Wish = Omit<QuoteRequest, 'storageListing'>

interface Priced {
  total: number
  totalPence: number
  lines: ReturnType<typeof presentLines>
}

/** What the same booking costs in each of many spaces. */
export interface Prices {
  /** Only the total, for putting hundreds in order; nothing where it cannot be had. */
  totalIn: (id: string) => Pence | undefined
  /** As it is quoted, or in words why it cannot be had. */
  priceIn: (id: string) => Promise<Priced | string | undefined>
}

interface Terms {
  wish: Wish
  /** Looked up once, from where the way to each is measured. */
  place: FoundPlace | null
  policy: Policy
  admit: Admit
}

export async function priceMany(
  ctx: Context,
  ids: readonly string[],
  wish: Wish,
  place: FoundPlace | null,
): Promise<Prices> {
  const [spaces, policy] = await Promise.all([
    findPriceables(ctx.db, ids, around(wish)),
    currentPolicy(ctx.db),
  ])
  const terms = { wish, place, policy, admit: admittingMany(wish, policy, ctx.now) }
  const own = ctx.actor.kind === 'person' ? ctx.actor.id : null
  return {
    totalIn(id) {
      const space = spaces.get(id)
      return space && space.hostId !== own ? totalIn(space, terms) : undefined
    },
    async priceIn(id) {
      const space = spaces.get(id)
      return space && priceIn(ctx, space, terms)
    },
  }
}

async function priceIn(
  ctx: Context,
  listing: Priceable,
  { wish, place, policy, admit }: Terms,
): Promise<Priced | string> {
  try {
    const request = { ...wish, storageListing: listing.id }
    const { quote } = await priceAt(ctx, request, { listing, policy }, async () => place, admit)
    const { total, lines } = quote
    return { total: poundsFromPence(total), totalPence: total, lines: presentLines(lines) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.message
  }
}

/** What `priceAt` comes to, without the words: of hundreds only a page is told. */
function totalIn(space: Priceable, { wish, place, policy, admit }: Terms): Pence | undefined {
  const { type, packing } = wish
  const unitPrice = type === 'hourly' ? space.hourlyRate : space.monthlyRate
  const isOffered = space.isApproved && space.available && (space.packing || !packing)
  if (!unitPrice || !isOffered) return undefined
  const admitted = admit(space)
  if (admitted.fault !== undefined || admitted.refusal) return undefined
  const distanceKm = wish.moving ? kmTo(space, place, policy) : 0
  if (distanceKm === undefined) return undefined
  const moving = wish.moving ? { costPerKm: space.costPerKm, distanceKm } : null
  const { time } = admitted.term
  return totalOf({ type, time, unitPrice, moving, packing, policy }) || undefined
}

function kmTo(
  { delivery, coordinates, deliveryRadiusKm }: Priceable,
  place: FoundPlace | null,
  policy: Policy,
): number | undefined {
  if (!delivery || !coordinates || !place) return undefined
  const km = kmByRoad(place, coordinates, policy)
  return deliveryRadiusKm !== null && km > deliveryRadiusKm ? undefined : km
}

/** Wide enough for every way of reading the dates: a month is as long as months can be. */
function around({ startDate, endDate }: Pick<Wish, 'startDate' | 'endDate'>) {
  return { start: new Date(startDate), end: after(new Date(endDate ?? startDate), 31 * dayMs) }
}
