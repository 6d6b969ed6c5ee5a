import { numberTyped } from '#foundation/rules/text/number-typed.ts'
import type { SearchParams } from '../search-params.ts'
import { copy } from './copy.ts'

/** As typed. */
export interface FilterDraft {
  type: 'hour' | 'month'
  storageType: string
  storageSize: string
  larger: boolean
  minPrice: string
  maxPrice: string
  from: string
  to: string
}

const lowest = 0
const highest = 100_000

export const emptyDraft: FilterDraft = {
  type: 'hour',
  storageType: '',
  storageSize: '',
  larger: false,
  minPrice: String(lowest),
  maxPrice: String(highest),
  from: '',
  to: '',
}

export function draftOf(params: SearchParams): FilterDraft {
  return {
    type: params.type ?? 'hour',
    storageType: params.storageType ?? '',
    storageSize: params.storageSize ?? '',
    larger: params.larger ?? false,
    minPrice: String(params.minPrice ?? lowest),
    maxPrice: String(params.maxPrice ?? highest),
    from: params.from ?? '',
    to: params.to ?? '',
  }
}

/** Not a number where what was typed is none. */
export function pricesOf({ minPrice, maxPrice }: Pick<FilterDraft, 'minPrice' | 'maxPrice'>) {
  return {
    low: minPrice.trim() === '' ? lowest : (numberTyped(minPrice) ?? Number.NaN),
    high: maxPrice.trim() === '' ? highest : (numberTyped(maxPrice) ?? Number.NaN),
  }
}

/** What cannot be read limits nothing yet. */
export function limitsOf(draft: Pick<FilterDraft, 'minPrice' | 'maxPrice'>) {
  const { low, high } = pricesOf(draft)
  return { low: low || lowest, high: Number.isNaN(high) ? highest : high }
}

export interface FilterFaults {
  minPrice?: string
  maxPrice?: string
  from?: string
  to?: string
}

export function faultsIn(draft: FilterDraft): FilterFaults {
  const { low, high } = pricesOf(draft)
  if (!(low >= lowest)) return { minPrice: copy.lowestMinimum }
  if (!(high >= 1)) return { maxPrice: copy.lowestMaximum }
  if (low > high) return { maxPrice: copy.upsideDown }
  if (draft.from === '' && draft.to !== '') return { from: copy.bothDays }
  if (draft.from !== '' && draft.to === '') return { to: copy.bothDays }
  return draft.from > draft.to ? { to: copy.crossedDays } : {}
}

export function paramsOf(draft: FilterDraft): SearchParams {
  const { low, high } = pricesOf(draft)
  return {
    type: draft.type === 'month' ? 'month' : undefined,
    storageType: draft.storageType || undefined,
    storageSize: draft.storageSize || undefined,
    larger: (draft.storageSize !== '' && draft.larger) || undefined,
    minPrice: low > lowest ? low : undefined,
    maxPrice: high < highest ? high : undefined,
    from: draft.from || undefined,
    to: draft.to || undefined,
  }
}
