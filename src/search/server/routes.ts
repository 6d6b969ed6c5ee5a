import { z } from 'zod'
import { post, type Route } from '#foundation/server/http/route.ts'
import { limit } from '#foundation/server/limits/limit.ts'
import { FoundListing, SearchFilter, SearchMeta } from '#search/rules/wire.ts'
import { placeRoutes } from './place-routes.ts'
import { savedRoutes } from './saved-routes.ts'
import { searchListings } from './searching/search-listings.ts'
import { similarRoutes } from './similar/similar-routes.ts'

export const searchRoutes: readonly Route[] = [
  post(
    '/users/listings',
    {
      summary: 'Find spaces that can be booked',
      can: 'listing:read',
      limits: [limit('search', 'address', 300, 60)],
      limitsPages: true,
      body: SearchFilter,
      data: z.array(FoundListing),
      meta: SearchMeta,
      fromReplica: true,
    },
    async (ctx, { body }) => {
      const { cards, meta } = await searchListings(ctx, body)
      return { json: cards, meta }
    },
  ),
  ...savedRoutes,
  ...similarRoutes,
  ...placeRoutes,
]
