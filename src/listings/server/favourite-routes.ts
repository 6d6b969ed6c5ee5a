import { z } from 'zod'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { Id } from '#foundation/rules/ids.ts'
import { get, put, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { FavouritesMeta } from '#listings/rules/favourites.ts'
import { ListingCard } from '#listings/rules/wire.ts'
import { favouriteCardsAsJson } from './favourites/favourites-table.ts'
import { forgetFavourite, keepFavourite } from './favourites/keep-favourite.ts'

const params = z.strictObject({ listingId: Id })
const limits = [limit('favourite', 'account', 1200, anHour)]

export const favouriteRoutes: readonly Route[] = [
  get(
    '/users/favourites',
    {
      summary: 'The spaces I have put a heart on, newest first',
      can: 'favourite:read:own',
      data: z.array(ListingCard),
      meta: FavouritesMeta,
    },
    async ctx => {
      const { cards, unavailable } = await favouriteCardsAsJson(ctx.db, requirePerson(ctx).id)
      return { json: cards, meta: { unavailable } }
    },
  ),
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
