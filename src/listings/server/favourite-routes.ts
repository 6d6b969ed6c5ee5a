import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { get, post, put, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { FavouritesMeta, KeptHearts } from '#listings/rules/favourites.ts'
import { ShownCard } from '#listings/rules/wire.ts'
import { forgetFavourite, keepFavourite } from './favourites/keep-favourite.ts'
import { readFavourites, readKeptHearts } from './favourites/read-favourites.ts'
import type { FindFreeFrom } from './listing/with-free-from.ts'

const params = z.strictObject({ listingId: Id })
const limits = [limit('favourite', 'account', 1200, anHour)]

const reading = (findFreeFrom: FindFreeFrom): Route =>
  get(
    '/users/favourites',
    {
      summary: 'The spaces I have put a heart on, newest first',
      can: 'favourite:read:own',
      data: z.array(ShownCard),
      meta: FavouritesMeta,
    },
    async ctx => {
      const { cards, unavailable } = await readFavourites(ctx, findFreeFrom)
      return reply(cards, undefined, { meta: { unavailable } })
    },
  )

const readingForVisitors = (findFreeFrom: FindFreeFrom): Route =>
  post(
    '/users/favourites/kept-in-browser',
    {
      summary: 'Those of these spaces that are offered now, and how many may be again',
      can: 'listing:read',
      limits: [limit('kept-hearts', 'address', 300, 60)],
      body: KeptHearts,
      data: z.array(ShownCard),
      meta: FavouritesMeta,
      fromReplica: true,
    },
    async (ctx, { body }) => {
      const { cards, unavailable } = await readKeptHearts(ctx, body.ids, findFreeFrom)
      return reply(cards, undefined, { meta: { unavailable } })
    },
  )

const changing: readonly Route[] = [
  put(
    '/users/favourites/:listingId',
    {
      summary: 'Put a heart on a space; at most 200',
      can: 'favourite:update:own',
      limits,
      params,
      data: z.null(),
    },
    async (ctx, { params: { listingId } }) => {
      await keepFavourite(ctx, listingId)
      return reply(null, 'Saved')
    },
  ),
  remove(
    '/users/favourites/:listingId',
    {
      summary: 'Take a heart away; where there was none nothing changes',
      can: 'favourite:update:own',
      limits,
      params,
      data: z.null(),
    },
    async (ctx, { params: { listingId } }) => {
      await forgetFavourite(ctx, listingId)
      return reply(null, 'No longer saved')
    },
  ),
]

export const favouriteRoutes = (findFreeFrom: FindFreeFrom): readonly Route[] => [
  reading(findFreeFrom),
  readingForVisitors(findFreeFrom),
  ...changing,
]
