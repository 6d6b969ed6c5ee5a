import { api } from '#foundation/web/api/api.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { ListingCard } from '#listings/rules/wire.ts'
import type { Town, TownLink } from '#search/rules/towns.ts'
import type { SearchMeta } from '#search/rules/wire.ts'

const mostCards = 9

/** Undefined for a town that is unknown or has no spaces. */
export async function readTown(slug: string, signal: AbortSignal) {
  const path = `/places/towns/${encodeURIComponent(slug)}`
  const town = await api.get<Town>(path, { signal }).catch(error => {
    if (isApiFailure(error, 'not_found')) return undefined
    throw error
  })
  if (!town) return undefined
  const { lat, lng, radiusKm } = town
  const { data } = await api.postForPage<ListingCard[], SearchMeta>(
    '/users/listings',
    { point: { lat, lng }, radiusKm, sort: 'nearest', limit: mostCards },
    { signal },
  )
  return { town, listings: data }
}

export function readTowns(signal: AbortSignal): Promise<TownLink[]> {
  return api.get<TownLink[]>('/places/towns', { signal })
}
