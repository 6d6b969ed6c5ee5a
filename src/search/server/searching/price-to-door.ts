import {
  around,
  type PricedSpace,
  type Prices,
  priceMany,
  type ShownPrice,
} from '#bookings/server/pricing/price-many.ts'
import { withoutRoom } from '#bookings/server/units/without-room.ts'
import type { Pence } from '#foundation/rules/money.ts'
import type { FoundPlace } from '#foundation/rules/place/places.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, type Period } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Priceable, readPriceables } from '#listings/server/for-bookings/read-priceables.ts'
import { type DoorWish, doorTerm } from '#search/rules/door.ts'
import type { FoundListing, SearchFilter, SearchMeta } from '#search/rules/wire.ts'
import type { FoundTerms, SpaceRow } from './search-table.ts'

/** Looked up once for the whole search. */
export async function findDoor(ctx: Context, { door }: SearchFilter): Promise<FoundPlace | null> {
  return door?.moving && door.from ? ((await ctx.geocoder.find(door.from)) ?? null) : null
}

/** Without another place, the search is around the door. */
export function aroundDoor(filter: SearchFilter, door: FoundPlace | null): SearchFilter {
  const isElsewhere = filter.area || filter.address || filter.point || filter.bounds
  if (!door || isElsewhere) return filter
  return { ...filter, point: { lat: door.lat, lng: door.lng } }
}

export interface DoorPrices {
  /** By id; undefined for a space that cannot be booked. */
  totalsOf: (rows: readonly SpaceRow[]) => Promise<Map<string, Pence | undefined>>
  /** A JSON list of the cards, each with its price or the reason why it has none. */
  pricedCards: (cards: readonly string[], rows: readonly SpaceRow[]) => Promise<string>
}

export function doorPrices(
  ctx: Context,
  { policy, lengths }: FoundTerms,
  { wish, place }: { wish: DoorWish; place: FoundPlace | null },
): DoorPrices {
  const services = { moving: wish.moving, packing: false, pickupAddress: wish.from }
  const request = { ...doorTerm(wish, ctx.now), ...services }
  const { totalIn, priceIn, periodIn } = priceMany(ctx, request, policy, place)
  const near = pricedFor(wish, ctx.now)
  const read = async (rows: readonly SpaceRow[]): Promise<PricedSpace[]> => {
    const spaces = readPriceables(
      rows.map(([, , row]) => row),
      lengths,
      near,
    )
    // A unit that is free for a little more than the time is free for the time.
    const unsure = spaces.filter((_, no) => !rows[no]?.[1])
    const full = await fullOf(ctx.db, unsure, periodIn)
    return spaces.map((space, no) => ({
      ...space,
      taken: [...takenOf(rows[no]), ...(full.get(space.id) ?? [])],
    }))
  }
  return {
    totalsOf: async rows => new Map((await read(rows)).map(space => [space.id, totalIn(space)])),
    async pricedCards(cards, rows) {
      const spaces = await read(rows)
      const priced = cards.map((card, no) => withPrice(card, priceIn(spaces[no] as PricedSpace)))
      return `[${priced.join(',')}]`
    },
  }
}

/** A little more than the time that prices are for, as each partner's terms decide its start. */
export function pricedFor(wish: DoorWish, now: Date): Period {
  const { start, end } = around(doorTerm(wish, now))
  return { start: after(start, -dayMs), end }
}

export function doorAsked(wish: DoorWish, now: Date, place: FoundPlace | null): SearchMeta['door'] {
  return { ...doorTerm(wish, now), from: place?.label ?? null, moving: wish.moving }
}

/** Of several units each may be free for another part of the time, and none for all of it. */
async function fullOf(
  db: Db,
  spaces: readonly Priceable[],
  periodIn: Prices['periodIn'],
): Promise<Map<string, Period[]>> {
  const wishes = spaces.flatMap(space => {
    const period = periodIn(space)
    return period ? [{ listingId: space.id, units: space.units, period }] : []
  })
  const full = await withoutRoom(db, wishes)
  return new Map(full.map(({ listingId, period }) => [listingId, [period]]))
}

function takenOf(row: SpaceRow | undefined): Period[] {
  const [taken] = row ?? []
  return (taken ?? []).map(([start, end]) => ({ start: new Date(start), end: new Date(end) }))
}

type Price = Pick<FoundListing, 'door' | 'doorRefusal'>

/** The price is added to the card's text, because parsing every card is slow. */
function withPrice(card: string, price: ShownPrice | string): string {
  const added: Price =
    typeof price === 'string'
      ? { door: null, doorRefusal: price }
      : { door: price, doorRefusal: null }
  return `${card.trimEnd().slice(0, -1)},${inPlainLetters(JSON.stringify(added)).slice(1)}`
}

/** ASCII only: Node sends a text faster when it holds nothing else. */
function inPlainLetters(json: string): string {
  return json.replace(
    /[^\0-\u007f]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
