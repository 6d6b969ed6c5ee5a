import type { FoundPlace, Point } from '#foundation/rules/place/places.ts'
import { outwardCodeOf } from '#foundation/rules/place/postcode.ts'
import type { Context } from '#foundation/server/context.ts'
import { placeAsked } from '#search/rules/place-asked.ts'
import { searchedWords } from '#search/rules/searched-words.ts'
import { countedTo, type SearchFilter } from '#search/rules/wire.ts'
import { withSpaces, withWordsNear } from '../towns/towns-table.ts'
import { queryOf, type Where } from './query-of.ts'
import { readCursor } from './search-cursor.ts'
import type { SearchQuery } from './search-query.ts'
import { anyAtAll, anyWith, type FoundPage, findPage } from './search-table.ts'

const nearbyKm = 25
const wholeTownKm = 60
/** Shorter names are part of too many other words to be looked for in the whole country. */
const shortestRareName = 5
const mostOthers = 4

export interface UnderstoodPlace {
  query: SearchQuery
  page: FoundPage
  /** The centre of the results. */
  place: (Point & { label: string; aboutKm?: number | undefined }) | null
  /** The county or country searched. */
  area: FoundPlace | null
  /** Other places of the same name. */
  others: string[]
}

type Asked = Omit<Where, 'near'> & {
  near: FoundPlace | UnderstoodPlace['place']
  area?: FoundPlace
  others?: readonly FoundPlace[]
}

export function typedIn({ area, address }: SearchFilter): string {
  return placeAsked(area || address || '')
}

/**
 * First the spaces whose address has the words, near the town if they name one. If no address has
 * them, the words are looked up as a place, and what is near it is shown.
 */
export async function understandPlace(
  ctx: Context,
  filter: SearchFilter,
): Promise<UnderstoodPlace> {
  const typed = typedIn(filter)
  const words = searchedWords(typed)
  const here = filter.point && { ...filter.point, label: '' }
  if (here) return found(ctx, filter, { words, near: here, withinKm: filter.radiusKm ?? null })
  if (words === '' || filter.bounds) {
    return found(ctx, filter, { words: filter.bounds ? '' : words, near: null, withinKm: null })
  }
  const { places } = await ctx.geocoder.findAll(typed)
  const [place] = places
  if (place && filter.radiusKm) return nearby(ctx, filter, places, filter.radiusKm)
  if (place?.bounds) return findInArea(ctx, filter, { words, place })
  if (place?.kind === 'locality') return findNamed(ctx, filter, { words, places })
  const code = place?.kind === 'postcode' ? outwardCodeOf(typed) : undefined
  const named = await found(
    ctx,
    filter,
    code && place
      ? { words: `Q${code.toLowerCase()}`, isWhole: true, near: place, withinKm: null }
      : { words, near: null, withinKm: null },
  )
  if (!place || (await isAny(ctx, named))) return named
  return nearby(ctx, filter, places, nearbyKm)
}

async function findInArea(
  ctx: Context,
  filter: SearchFilter,
  { words, place }: { words: string; place: FoundPlace },
): Promise<UnderstoodPlace> {
  const bounds = place.bounds ?? null
  const inside = await found(
    ctx,
    { ...filter, bounds },
    { words: '', near: null, withinKm: null, area: place, parts: place.parts },
  )
  if (await isAny(ctx, inside)) return inside
  const named = await found(ctx, filter, { words, isWhole: true, near: null, withinKm: null })
  return (await isAny(ctx, named)) ? named : inside
}

interface PlaceNamed {
  words: string
  places: readonly FoundPlace[]
}

/** Of several places of one name the largest is meant, unless only another one has spaces. */
async function findNamed(
  ctx: Context,
  filter: SearchFilter,
  wanted: PlaceNamed,
): Promise<UnderstoodPlace> {
  const { places } = wanted
  const [largest, ...smaller] = places
  if (!largest) throw new Error('Nothing is called so')
  const own = largest.name === undefined ? '' : searchedWords(largest.name)
  const isLocated = wanted.words.startsWith(`${own}Q`)
  const words = isLocated ? own : wanted.words
  const inTown = (near: FoundPlace) =>
    found(ctx, filter, { words, near, withinKm: wholeTownKm, isTown: true, others: places })

  const isRare = largest.small && !isLocated && words.length >= shortestRareName
  const named = isRare ? await findRare(ctx, filter, { words, places }) : undefined
  if (named) return named
  const around = await inTown(largest)
  if (await isAny(ctx, around)) return around
  const [other] =
    smaller.length > 0 ? await withWordsNear(ctx.db, smaller, { words, km: wholeTownKm }) : []
  if (other) return inTown(other)
  if (!isLocated && !isRare) {
    const anywhere = await everywhere(ctx, filter, { words, places }, null)
    if (await isAny(ctx, anywhere)) return anywhere
  }
  return nearby(ctx, filter, places, nearbyKm)
}

/** Many streets and districts have the name of a village, and no list of places has them. */
async function findRare(
  ctx: Context,
  filter: SearchFilter,
  wanted: PlaceNamed,
): Promise<UnderstoodPlace | undefined> {
  const [largest] = wanted.places
  if (!largest) return undefined
  const named = await everywhere(ctx, filter, wanted, largest)
  const total = named.page.total ?? readCursor(filter.cursor, named.query.sort)?.total ?? 0
  if (total > countedTo || !(await isAny(ctx, named))) return undefined
  const inTown = { ...named.query, isTown: true, isWhole: false, withinKm: wholeTownKm }
  if (await anyAtAll(ctx.db, inTown)) return named
  const [other] = await withWordsNear(ctx.db, wanted.places, {
    words: wanted.words,
    km: wholeTownKm,
  })
  return everywhere(ctx, filter, wanted, other ?? null)
}

function everywhere(
  ctx: Context,
  filter: SearchFilter,
  { words, places }: PlaceNamed,
  near: FoundPlace | null,
): Promise<UnderstoodPlace> {
  return found(ctx, filter, { words, isWhole: true, near, withinKm: null, others: places })
}

async function nearby(
  ctx: Context,
  filter: SearchFilter,
  places: readonly FoundPlace[],
  km: number,
): Promise<UnderstoodPlace> {
  const [lively] =
    places.length > 1
      ? await withSpaces(
          ctx.db,
          places.map(place => ({ ...place, km })),
        )
      : []
  const near = lively ?? places[0] ?? null
  return found(ctx, filter, { words: '', near, withinKm: km, others: places })
}

async function found(
  ctx: Context,
  filter: SearchFilter,
  { area, others = [], ...where }: Asked,
): Promise<UnderstoodPlace> {
  const query = queryOf(ctx.now, filter, where)
  const labels = others.map(({ label }) => label).filter(label => label !== where.near?.label)
  return {
    query,
    page: await findPage(ctx.db, query, { countedTo: countedTo + 1 }),
    place: where.near,
    area: area ?? null,
    others: labels.slice(0, mostOthers),
  }
}

function isAny({ db }: Context, { query, page }: UnderstoodPlace): Promise<boolean> {
  return anyWith(db, query, page)
}
