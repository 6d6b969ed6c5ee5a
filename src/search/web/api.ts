import type { ConfigurationItem, ConfigurationList } from '#foundation/rules/configuration.ts'
import { api } from '#foundation/web/api/api.ts'
import type { ShownCard } from '#listings/rules/wire.ts'
import type { TownLink } from '#search/rules/towns.ts'
import type { FoundListing, SearchFilter, SearchMeta } from '#search/rules/wire.ts'

export const search = {
  find: (filter: SearchFilter, signal: AbortSignal) =>
    api.postForPage<FoundListing[], SearchMeta>('/users/listings', filter, { signal }),
  featured: (signal: AbortSignal) => api.get<ShownCard[]>('/users/featured-listing', { signal }),
  towns: (most: number, signal: AbortSignal) =>
    api.get<TownLink[]>(`/places/towns?most=${most}`, { signal }),
  choices: (list: ConfigurationList, signal: AbortSignal) =>
    api.get<ConfigurationItem[]>(`/configurations/${list}`, { signal }),
}
