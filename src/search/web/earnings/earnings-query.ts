import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { geocode } from '#design/places/api.ts'
import { api } from '#foundation/web/api/api.ts'
import type { Earnings } from '#search/rules/towns.ts'

export interface EarningsWish {
  town: string
  storageSize: string
}

export const firstWish: EarningsWish = { town: '', storageSize: '50' }

/** The place; null if it is not known. */
export function townQuery({ town }: EarningsWish) {
  return queryOptions({
    queryKey: ['search', 'earnings town', town],
    queryFn: ({ signal }) => geocode(town, signal),
    enabled: town !== '',
  })
}

export function earningsQuery({ town, storageSize }: EarningsWish) {
  const question = new URLSearchParams({ storageSize, ...(town && { town: town.slice(0, 100) }) })
  return queryOptions({
    queryKey: ['search', 'earnings', town, storageSize],
    queryFn: ({ signal }) => api.get<Earnings>(`/places/earnings?${question}`, { signal }),
    placeholderData: keepPreviousData,
  })
}
