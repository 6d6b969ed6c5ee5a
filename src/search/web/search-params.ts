export const sorts = ['nearest', 'price', 'newest'] as const
export type Sort = (typeof sorts)[number]

/** The address of a search; what is at its default is left out of it. */
export interface SearchParams {
  s?: string | undefined
  type?: 'month' | undefined
  storageType?: string | undefined
  storageSize?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  delivery?: true | undefined
  packing?: true | undefined
  sort?: Sort | undefined
  map?: true | undefined
}

const highestPrice = 100_000

/** Whatever somebody typed into the address bar becomes a search; nonsense is left out. */
export function readSearchParams(raw: Record<string, unknown>): SearchParams {
  const minPrice = price(raw.minPrice)
  const maxPrice = price(raw.maxPrice)
  const isRange = minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice
  return {
    s: text(raw.s, 200)?.toLowerCase(),
    type: raw.type === 'month' ? 'month' : undefined,
    storageType: text(raw.storageType, 60),
    storageSize: text(raw.storageSize, 60),
    minPrice: minPrice === 0 ? undefined : minPrice,
    maxPrice: isRange && maxPrice !== highestPrice ? maxPrice : undefined,
    delivery: isOn(raw.delivery),
    packing: isOn(raw.packing),
    sort: sorts.find(sort => sort === raw.sort),
    map: isOn(raw.map),
  }
}

function text(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return String(value).trim().slice(0, longest) || undefined
}

function price(value: unknown): number | undefined {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const pounds = Number(value)
  return pounds >= 0 ? Math.min(pounds, highestPrice) : undefined
}

function isOn(value: unknown): true | undefined {
  return value === true || value === 'true' || value === 'on' || value === 1 ? true : undefined
}
