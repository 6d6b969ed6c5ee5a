import { type Prices, priceMany } from '#bookings/server/pricing/price-many.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import type { Context } from '#foundation/server/context.ts'
import { type DoorWish, doorTerm } from '#search/rules/door.ts'
import type { FoundListing, SearchFilter, SearchMeta } from '#search/rules/wire.ts'
import { findCards } from './search-table.ts'

/** From where things are collected, looked up once for the whole search. */
export async function findDoor(ctx: Context, { door }: SearchFilter): Promise<FoundPlace | null> {
  return door?.moving && door.from ? ((await ctx.geocoder.find(door.from)) ?? null) : null
}

/** Whoever names no other place looks around their own door. */
export function aroundDoor(filter: SearchFilter, door: FoundPlace | null): SearchFilter {
  const isElsewhere = filter.area || filter.address || filter.point || filter.bounds
  if (!door || isElsewhere) return filter
  return { ...filter, point: { lat: door.lat, lng: door.lng } }
}

/** Each with its whole sum, by the same function as a quote, or why there is none; a JSON list. */
export async function priceToDoor(
  ctx: Context,
  ids: readonly string[],
  prices: Prices | Promise<Prices>,
): Promise<string> {
  const [cards, { priceIn }] = await Promise.all([findCards(ctx.db, { ids, now: ctx.now }), prices])
  const priced = cards.map(async ({ id, card }) => withPrice(card, await priceIn(id)))
  return `[${(await Promise.all(priced)).join(',')}]`
}

export function pricesToDoor(
  ctx: Context,
  ids: readonly string[],
  wish: DoorWish,
  place: FoundPlace | null,
): Promise<Prices> {
  const { moving, from } = wish
  const services = { moving, packing: false, pickupAddress: from }
  return priceMany(ctx, ids, { ...doorTerm(wish, ctx.now), ...services }, place)
}

/** What the prices are for, as it is told beside them. */
export function doorAsked(wish: DoorWish, now: Date, place: FoundPlace | null): SearchMeta['door'] {
  return { ...doorTerm(wish, now), from: place?.label ?? null, moving: wish.moving }
}

type Price = Pick<FoundListing, 'door' | 'doorRefusal'>

/** A card is written to, not read: it stays the text that it is. */
function withPrice(card: string, price: Price['door'] | string | undefined): string {
  const isPrice = price !== undefined && typeof price !== 'string'
  const added: Price = isPrice
    ? { door: price, doorRefusal: null }
    : { door: null, doorRefusal: price ?? null }
  return `${card.trimEnd().slice(0, -1)},${JSON.stringify(added).slice(1)}`
}
