import { z } from 'zod'
import { FoundPlace, MapInfo, Place, PlaceQuery } from '#foundation/rules/places.ts'
import { get, type Route, reply } from '#foundation/server/http/route.ts'
import { limit } from '#foundation/server/limits/limit.ts'

const limits = [limit('places', 'address', 120, 60)]

export const placeRoutes: readonly Route[] = [
  get(
    '/places',
    {
      summary: 'Suggest towns, villages and countries for what somebody types',
      can: 'place:read',
      limits,
      query: PlaceQuery,
      data: z.array(Place),
      cacheFor: 3600,
    },
    async (ctx, { query }) => reply(await ctx.geocoder.suggest(query.q)),
  ),
  get(
    '/places/geocode',
    {
      summary: 'Where a name, a postcode or an address is; null where nothing is known of it',
      can: 'place:read',
      limits,
      query: PlaceQuery,
      data: FoundPlace.nullable(),
      cacheFor: 3600,
    },
    async (ctx, { query }) => reply((await ctx.geocoder.find(query.q)) ?? null),
  ),
  get(
    '/map',
    { summary: 'How maps are drawn here', can: 'place:read', data: MapInfo, cacheFor: 3600 },
    ({ config }) => reply({ streetStyleUrl: config.MAP_STYLE_URL ?? null }),
  ),
]
