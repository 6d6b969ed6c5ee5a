import type { FoundPlace } from '#foundation/rules/place/places.ts'
import type { Context } from '#foundation/server/context.ts'
import { type DoorWish, isByDoor, mostPricedToDoor } from '#search/rules/door.ts'
import { countedTo, type SearchFilter, type SearchMeta } from '#search/rules/wire.ts'
import { doorPrices } from './price-to-door.ts'
import { readCursor, type SearchCursor, unpriced, writeCursor } from './search-cursor.ts'
import type { SearchQuery } from './search-query.ts'
import { betweenCards, type FoundPage, findCards } from './search-table.ts'

const deepestNearest = countedTo

export interface ShownPage extends Pick<SearchCursor, 'seen' | 'total'> {
  /** As JSON text. */
  cards: string
  found: number
  limit: number
  cursor: string | null
  ranked: SearchMeta['ranked']
  /** What is not on this page or the pages before. */
  rest: Pick<SearchQuery, 'after' | 'except'>
}

interface Found {
  query: SearchQuery
  page: FoundPage
  doorPlace: FoundPlace | null
}

export async function showPage(
  ctx: Context,
  filter: SearchFilter,
  found: Found,
): Promise<ShownPage> {
  return isByDoor(filter) ? cheapestToDoor(ctx, filter, found) : inItsOrder(ctx, filter, found)
}

async function inItsOrder(ctx: Context, filter: SearchFilter, found: Found): Promise<ShownPage> {
  const { query, page } = found
  const before = readCursor(filter.cursor, query.sort)
  const total = before?.total ?? page.total ?? 0
  const seen = (before?.seen ?? query.offset) + page.found
  const { lastKey: key, lastId: id } = page
  return {
    cards: filter.door ? await pricedCards(ctx, filter.door, found) : page.cards,
    found: page.found,
    seen,
    total,
    limit: query.limit,
    cursor: nextCursor(query, page, { seen, total }),
    ranked: null,
    rest: { after: key === null || id === null ? null : { key, id }, except: null },
  }
}

function pricedCards(ctx: Context, wish: DoorWish, { page, doorPlace }: Found): Promise<string> {
  const { spaces, terms } = pricedOf(page)
  const cards = page.cards === '' ? [] : page.cards.split(betweenCards)
  return doorPrices(ctx, terms, { wish, place: doorPlace }).pricedCards(cards, spaces)
}

function pricedOf({ priced }: FoundPage) {
  if (!priced) throw new Error('Nobody asked for what prices these')
  return priced
}

/** Pages of the nearest end after this many, because people then search somewhere else. */
function nextCursor(
  { sort, limit }: SearchQuery,
  { found: here, lastKey, lastId }: FoundPage,
  { seen, total }: Pick<SearchCursor, 'seen' | 'total'>,
): string | null {
  const isLast = here < limit || (total <= countedTo && seen >= total)
  if (isLast || lastKey === null || lastId === null) return null
  if (sort === 'nearest' && seen >= deepestNearest) return null
  return writeCursor(sort, { key: lastKey, id: lastId, seen, total })
}

/**
 * Prices change with time, so each page computes them again; the cursor holds the last price shown.
 */
async function cheapestToDoor(
  ctx: Context,
  filter: SearchFilter & { door: DoorWish },
  { query, page, doorPlace }: Found,
): Promise<ShownPage> {
  const ids: string[] = JSON.parse(page.cards)
  const { spaces, terms } = pricedOf(page)
  const prices = doorPrices(ctx, terms, { wish: filter.door, place: doorPlace })
  const totals = await prices.totalsOf(spaces)
  const ranked = ids
    .map(id => ({ id, key: Number(totals.get(id) ?? unpriced) }))
    .toSorted((one, other) => one.key - other.key || compare(one.id, other.id))
  const limit = Math.min(filter.limit ?? mostPricedToDoor, mostPricedToDoor)
  const start = startOf(filter, ranked, limit)
  const shown = ranked.slice(start, start + limit)
  const seen = start + shown.length
  const last = shown.at(-1)
  const total = page.total ?? page.found
  const found = await findCards(ctx.db, {
    ids: shown.map(({ id }) => id),
    now: ctx.now,
    pricedFor: query.pricedFor,
  })
  const isMore = last && seen < ranked.length
  const of = query.sort === 'nearest' ? 'nearest' : 'price'
  return {
    cards: await prices.pricedCards(
      found.map(({ card }) => card),
      found.map(({ space }) => space),
    ),
    found: shown.length,
    seen,
    total,
    limit,
    cursor: isMore ? writeCursor('door', { ...last, seen, total }) : null,
    ranked: total > ranked.length ? { count: ranked.length, of } : null,
    rest: { after: null, except: ranked.slice(0, seen).map(({ id }) => id) },
  }
}

interface Ranked {
  id: string
  key: number
}

function startOf(filter: SearchFilter, ranked: readonly Ranked[], limit: number): number {
  const before = readCursor(filter.cursor, 'door')
  if (!before) return ((filter.page ?? 1) - 1) * limit
  const next = ranked.findIndex(
    ({ key, id }) => key > before.key || (key === before.key && compare(id, before.id) > 0),
  )
  return next < 0 ? ranked.length : next
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
