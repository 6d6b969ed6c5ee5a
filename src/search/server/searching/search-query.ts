import type { Bounds, Point } from '#foundation/rules/place/places.ts'

export interface SearchQuery {
  words: string
  /** Whole words only: `ash` is not in Washington, nor LS1 in LS12. */
  isWhole: boolean
  /** Looks for the words only in what lies nearest to `near`. */
  isTown: boolean
  near: Point | null
  withinKm: number | null
  bounds: Bounds | null
  /** Within the bounds, only in one of these. */
  parts: readonly Bounds[] | null
  storageType: string | null
  /** Any of these. */
  storageSizes: readonly string[] | null
  rate: 'hourly' | 'monthly'
  /** The rate by which the cheapest come first. */
  sortRate: 'hourly' | 'monthly'
  minPence: number
  maxPence: number
  delivery: boolean
  packing: boolean
  free: { start: Date; end: Date } | null
  /** For saying from when a taken space is free. */
  now: Date
  /** What prices are for; a space that is taken then has none. */
  pricedFor: { start: Date; end: Date } | null
  sort: 'nearest' | 'price' | 'newest' | 'rated'
  limit: number
  offset: number
  /** Where the page before ended. */
  after: { key: number; id: string } | null
  /** Left out, such as what is already listed. */
  except: readonly string[] | null
  /** 'spaces' is what prices are made of; alone, it is for sorting by price to the door. */
  brings: 'cards' | 'cards and spaces' | 'spaces'
  /** Of these, only spaces that are collected: the others have no price then. */
  collected: boolean
}

const longestIndexed = 60
/** Reading further by page numbers would read out the whole database. Cursors may go on. */
const deepestOffset = 10_000

export type SearchShape = ReturnType<typeof shapeOf>

/** What is asked, without the values. Each shape has its own statement and its own plan. */
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
    /** Then the index has a map with this kind alone: see `onMap` in `matching-table.ts`. */
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
 * Within this distance one plan is good for every place, and planning costs more than searching.
 * With an unknown offset PostgreSQL expects the search to be expensive, and then plans it anew for
 * its values.
 */
function isNearby({ near, withinKm, words }: SearchQuery): boolean {
  return near !== null && withinKm !== null && withinKm <= 100 && words === ''
}

/**
 * The index holds groups of three letters: fewer cannot be looked up, and a long text has too many.
 */
function isIndexed(words: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(words) && words.length <= longestIndexed
}
