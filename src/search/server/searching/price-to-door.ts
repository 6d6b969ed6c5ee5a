import { priceEach } from '#bookings/server/pricing/price-each.ts'
import type { Context } from '#foundation/server/context.ts'
import type { ListingCard } from '#listings/rules/wire.ts'
import { type DoorWish, doorTerm } from '#search/rules/door.ts'
import type { FoundListing, SearchMeta } from '#search/rules/wire.ts'

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
  { isSorted }: { isSorted: boolean },
): Promise<Priced> {
  const found: ListingCard[] = JSON.parse(cards)
  const term = doorTerm(wish, ctx.now)
  const place = wish.moving && wish.from ? ((await ctx.geocoder.find(wish.from)) ?? null) : null
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
