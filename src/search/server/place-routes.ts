import { z } from 'zod'
import { FoundPlace, MapInfo, Place, PlaceQuery } from '#foundation/rules/place/places.ts'
import { get, type Route, reply } from '#foundation/server/http/route.ts'
import { limit } from '#foundation/server/limits/limit.ts'
import { streetTilesUrl } from '#foundation/server/streets/street-source.ts'
import { Earnings, EarningsQuestion, Town, TownLink, TownsQuery } from '#search/rules/towns.ts'
import { estimateEarnings } from './towns/estimate-earnings.ts'
import { readTown } from './towns/read-town.ts'
import { townsWithSpaces } from './towns/towns-with-spaces.ts'

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
    async (ctx, { query }) => {
      const { places, isPassing } = await ctx.geocoder.suggest(query.q)
      return { data: places, isPassing }
    },
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
    async (ctx, { query }) => {
      const { places, isPassing } = await ctx.geocoder.findAll(query.q)
      return { data: places[0] ?? null, isPassing }
    },
  ),
  get(
    '/places/towns',
    {
      summary: 'The towns in which something can be rented, the largest first',
      can: 'place:read',
      limits,
      query: TownsQuery,
      data: z.array(TownLink),
      cacheFor: 60,
      fromReplica: true,
    },
    async (ctx, { query }) => reply(await townsWithSpaces(ctx, query.most)),
  ),
  get(
    '/places/towns/:slug',
    {
      summary: 'What a town has to let and what it costs; 404 where it has nothing',
      can: 'place:read',
      limits,
      params: z.object({ slug: z.string() }),
      data: Town,
      cacheFor: 1,
      fromReplica: true,
    },
    async (ctx, { params }) => reply(await readTown(ctx, params.slug)),
  ),
  get(
    '/places/earnings',
    {
      summary: 'What a space of this size may bring its partner in a month, after commission',
      can: 'place:read',
      limits,
      query: EarningsQuestion,
      data: Earnings,
      cacheFor: 60,
      fromReplica: true,
    },
    async (ctx, { query }) => {
      const { earnings, isPassing } = await estimateEarnings(ctx, query)
      return { data: earnings, isPassing }
    },
  ),
  get(
    '/map',
    { summary: 'How maps are drawn here', can: 'place:read', data: MapInfo, cacheFor: 3600 },
    ({ config }) =>
      reply({
        streetStyleUrl: config.MAP_STYLE_URL ?? null,
        streetTilesUrl: streetTilesUrl(config),
      }),
  ),
]
