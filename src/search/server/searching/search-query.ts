import type { Bounds, Point } from '#foundation/rules/place/places.ts'

export interface SearchQuery {
  words: string
  /** The words stand by themselves: `ash` is not in Washington, nor LS1 in LS12. */
  isWhole: boolean
  /** Looks for the words among what lies nearest to `near` rather than in the whole country. */
  isTown: boolean
  near: Point | null
  withinKm: number | null
  bounds: Bounds | null
  /** Within the bounds, only what lies in one of these. */
  parts: readonly Bounds[] | null
  storageType: string | null
  /** Any one of these. */
  storageSizes: readonly string[] | null
  rate: 'hourly' | 'monthly'
  /** By which of them the cheapest come first. */
  sortRate: 'hourly' | 'monthly'
  minPence: number
  maxPence: number
  delivery: boolean
  packing: boolean
  free: { start: Date; end: Date } | null
  /** What is not free at this moment says from when it is. */
  now: Date
  sort: 'nearest' | 'price' | 'newest' | 'rated'
  limit: number
  offset: number
  /** Where the page before ended. */
  after: { key: number; id: string } | null
  /** Left out, such as what is listed already. */
  except: readonly string[] | null
  /** Cards alone, cards with what prices them, or only that, for an order that no index knows. */
  brings: 'cards' | 'cards and spaces' | 'spaces'
  /** Of what prices them, only of those that collect: the others have no price then. */
  collected: boolean
}

const longestIndexed = 60
/** Whoever goes further by page numbers reads out the database; cursors go as far as one likes. */
const deepestOffset = 10_000

export type SearchShape = ReturnType<typeof shapeOf>

/** What is asked, without the values: each shape has a statement, and so a plan, of its own. */
export function shapeOf(query: SearchQuery) {
  const { words, near, storageType, storageSizes } = query
  const sizes =
    storageSizes && (storageSizes.length === 1 ? ('one' as const) : ('several' as const))
  return {
    words: words !== '',
    isIndexed: isIndexed(words),
    isWhole: query.isWhole && words !== '',
    isInTown: query.isTown && near !== null,
    near: near !== null,
    withinKm: query.withinKm !== null,
    bounds: query.bounds !== null,
    parts: query.parts !== null,
    storageType: storageType !== null,
    sizes,
    /** It lies on a sheet of its own, where its neighbours are of its kind too. */
    isOneKind: storageType !== null && sizes === 'one',
    rate: query.rate,
    sortRate: query.sortRate,
    minPence: query.minPence > 0,
    maxPence: query.maxPence < Number.MAX_SAFE_INTEGER,
    delivery: query.delivery,
    packing: query.packing,
    free: query.free !== null,
    sort: query.sort,
    limit: query.limit,
    hasOffset: query.offset > 0 || !isNearby(query),
    isTooDeep: query.offset > deepestOffset,
    after: query.after !== null,
    except: query.except !== null,
    brings: query.brings,
    collected: query.collected,
  }
}

/**
 * Within so many kilometres one plan does for every place, and making it costs more than the search.
 * PostgreSQL takes any unknown offset for expensive; where it stands, each search is planned for its values.
 */
function isNearby({ near, withinKm, words }: SearchQuery): boolean {
  return near !== null && withinKm !== null && withinKm <= 100 && words === ''
}

/** The index finds words by three letters in a row, and long texts by too many of them. */
function isIndexed(words: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(words) && words.length <= longestIndexed
}
