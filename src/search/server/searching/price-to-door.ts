import { priceEach } from '#bookings/server/pricing/price-each.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import type { Context } from '#foundation/server/context.ts'
import type { ListingCard } from '#listings/rules/wire.ts'
import { type DoorWish, doorTerm } from '#search/rules/door.ts'
import type { FoundListing, SearchFilter, SearchMeta } from '#search/rules/wire.ts'

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

interface Priced {
  /** One JSON text, as pages are without prices to the door. */
  cards: string
  door: SearchMeta['door']
}

/** Every result with its whole sum, by the same function as a quote; the cheapest first if asked. */
export async function priceToDoor(
  ctx: Context,
  cards: string,
  wish: DoorWish,
  { isSorted, place }: { isSorted: boolean; place: FoundPlace | null },
): Promise<Priced> {
  const found: ListingCard[] = JSON.parse(cards)
  const term = doorTerm(wish, ctx.now)
  const request = { ...term, moving: wish.moving, packing: false, pickupAddress: wish.from }
  const ids = found.map(({ _id }) => _id)
  const prices = await priceEach(ctx, ids, request, place)
  const priced = found.map((card): FoundListing => {
    const price = prices.get(card._id)
    if (price === undefined || typeof price === 'string') {
      return { ...card, door: null, doorRefusal: price ?? null }
    }
    return { ...card, door: price, doorRefusal: null }
  })
  const cheapestFirst = priced.toSorted((one, other) => sumOf(one) - sumOf(other))
  return {
    cards: JSON.stringify(isSorted ? cheapestFirst : priced),
    door: { ...term, from: place?.label ?? null, moving: wish.moving },
  }
}

function sumOf({ door }: FoundListing): number {
  return door?.totalPence ?? Number.POSITIVE_INFINITY
}
