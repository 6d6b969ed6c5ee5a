import type { Bounds } from '#foundation/rules/place/places.ts'
import { farthestEast, farthestNorth, withinWorld } from '#foundation/rules/place/world.ts'
import { beginningOf } from '#foundation/rules/text/cut-text.ts'
import { readDayRange } from '#foundation/rules/time/day-range.ts'

export const sorts = ['nearest', 'price', 'newest', 'rated', 'door'] as const
export type Sort = (typeof sorts)[number]

/** The address of a search; defaults are left out of it. */
export interface SearchParams {
  s?: string | undefined
  type?: 'month' | undefined
  storageType?: string | undefined
  storageSize?: string | undefined
  /** Larger spaces too; only with a size. */
  larger?: true | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  delivery?: true | undefined
  packing?: true | undefined
  sort?: Sort | undefined
  map?: true | undefined
  /** An area of the map, "west,south,east,north", searched instead of the place. */
  box?: string | undefined
  /** Within this many kilometres of the place, whatever the addresses say. */
  within?: number | undefined
  /** Days in London between which it must be free; both or neither. */
  from?: string | undefined
  to?: string | undefined
  /** What prices to the door are for: from where, and for how many months or hours. */
  door?: string | undefined
  months?: number | undefined
  hours?: number | undefined
  /** The month or the moment in which it begins. */
  start?: string | undefined
  /** Without JavaScript the page that is shown; with it, the page that was opened first. */
  page?: number | undefined
  /** How many pages from there on are shown below one another. */
  pages?: number | undefined
}

const highestPrice = 100_000
const longestTerm = 60

/** Values that make no sense are left out. */
export function readSearchParams(raw: Record<string, unknown>): SearchParams {
  const minPrice = price(raw.minPrice)
  const maxPrice = price(raw.maxPrice)
  const storageSize = text(raw.storageSize, 60)
  const box = text(raw.box, 100)
  const isRange = minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice
  return {
    s: text(plain(raw.s).toLowerCase(), 200),
    type: raw.type === 'month' ? 'month' : undefined,
    storageType: text(raw.storageType, 60),
    storageSize,
    larger: storageSize === undefined ? undefined : isOn(raw.larger),
    minPrice: minPrice === 0 ? undefined : minPrice,
    maxPrice: isRange && maxPrice !== highestPrice ? maxPrice : undefined,
    delivery: isOn(raw.delivery),
    packing: isOn(raw.packing),
    sort: sorts.find(sort => sort === raw.sort),
    map: isOn(raw.map),
    box: boundsOf(box) && box,
    within: wholeNumber(raw.within, 1, 2000),
    page: wholeNumber(raw.page, 2, 1000),
    pages: wholeNumber(raw.pages, 2, 1000),
    ...readDoor(raw),
    ...readDayRange(raw),
  }
}

/** Whatever is searched for next begins at its first page. */
export const fromFirstPage = (params: SearchParams): SearchParams => ({
  ...params,
  page: undefined,
  pages: undefined,
})

/** Without a number of months or hours there is no price to the door. */
function readDoor(raw: Record<string, unknown>): SearchParams {
  const months = wholeNumber(raw.months, 1, longestTerm)
  const hours = months ? undefined : wholeNumber(raw.hours, 1, 8760)
  if (!months && !hours) return {}
  return { door: text(raw.door, 300), months, hours, start: startOf(text(raw.start, 24)) }
}

function startOf(start = ''): string | undefined {
  const isOne = /^\d{4}-\d\d(-\d\dT[\d:.]+Z)?$/.test(start) && Date.parse(start) > 0
  return isOne ? start : undefined
}

/** What was given for the price to the door, or else the months of the chosen days. */
export function termOf(params: SearchParams): Pick<SearchParams, 'months' | 'hours' | 'start'> {
  const { months, hours, start, from, to } = params
  if (months || hours || !from || !to) return { months, hours, start }
  const number = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const length = number(to) - number(from) + 1
  return length <= longestTerm ? { months: length, start: from } : {}
}

/** Prices are by the month, unless the search limits the price of an hour. */
export function rateShown({ type, minPrice, maxPrice }: SearchParams): 'monthly' | 'hourly' {
  const isLimited = minPrice !== undefined || maxPrice !== undefined
  return type !== 'month' && isLimited ? 'hourly' : 'monthly'
}

/** Undefined when it is not an area. */
export function boundsOf(box: string | undefined): Bounds | undefined {
  const sides = box?.split(',').map(Number) ?? []
  const [west = NaN, south = NaN, east = NaN, north = NaN] = sides
  const isPiece = sides.length === 4 && west < east && south < north
  const isOnEarth =
    west >= -farthestEast &&
    east <= farthestEast &&
    south >= -farthestNorth &&
    north <= farthestNorth
  return isPiece && isOnEarth ? { west, south, east, north } : undefined
}

/** Four decimals are about ten metres. */
export function boxOf(bounds: Bounds): string {
  const { west, south, east, north } = withinWorld(bounds)
  return [west, south, east, north].map(side => side.toFixed(4)).join(',')
}

function wholeNumber(value: unknown, lowest: number, highest: number): number | undefined {
  const number = Number(plain(value))
  return Number.isInteger(number) && number >= lowest && number <= highest ? number : undefined
}

function text(value: unknown, longest: number): string | undefined {
  return beginningOf(plain(value), longest) || undefined
}

function price(value: unknown): number | undefined {
  const pounds = Number(plain(value) || undefined)
  return pounds >= 0 ? Math.min(pounds, highestPrice) : undefined
}

/** The router has read numbers from an address already. */
function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function isOn(value: unknown): true | undefined {
  return ['true', 'on', '1'].includes(String(value)) || undefined
}
