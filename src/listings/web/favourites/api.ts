import { api } from '#foundation/web/api/api.ts'
import type { FavouritesMeta } from '#listings/rules/favourites.ts'
import type { ShownCard } from '#listings/rules/wire.ts'

const path = (id: string) => `/users/favourites/${encodeURIComponent(id)}`

export const favourites = {
  list: () => api.page<ShownCard[], FavouritesMeta>('/users/favourites'),
  keep: (id: string) => api.put<null>(path(id)),
  forget: (id: string) => api.delete<null>(path(id)),
  /** For visitors, who have no list on the server. */
  look: (ids: readonly string[]) =>
    api.postForPage<ShownCard[], FavouritesMeta>('/users/favourites/kept-in-browser', { ids }),
}
