import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo, Paging } from '#foundation/rules/paging.ts'
import {
  get,
  patch,
  post,
  put,
  type Route,
  remove,
  reply,
  replyPage,
} from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { PriceQuestion, PriceSuggestion } from '#listings/rules/editing/price-suggestion.ts'
import {
  AvailabilityWish,
  Listing,
  ListingWrite,
  MediaItem,
  PublicListing,
  ShownCard,
} from '#listings/rules/wire.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { changeListing } from './editing/change-listing.ts'
import { createListing } from './editing/create-listing.ts'
import { deleteListing } from './editing/delete-listing.ts'
import { readListing, readOwnListings } from './editing/read-own-listings.ts'
import { toggleAvailability } from './editing/toggle-availability.ts'
import { favouriteRoutes } from './favourite-routes.ts'
import type { ListingHooks } from './for-bookings/commitments.ts'
import type { FindBusyTimes } from './for-bookings/find-busy-times.ts'
import { importRoutes } from './import/import-routes.ts'
import { featuredCards } from './listing/listings-table.ts'
import { ownMedia } from './listing/own-media.ts'
import { type FindFreeFrom, withFreeFrom } from './listing/with-free-from.ts'
import { addMedia, mediaUpload } from './media/add-media.ts'
import { suggestPrice } from './price-hints/suggest-price.ts'
import { readPublicListing } from './public/read-public-listing.ts'
import { readingRoutes } from './readings/reading-routes.ts'

const ById = z.object({ id: Id })
const writing = limit('listing-write', 'account', 600, 600)

export const listingRoutes = (
  hooks: ListingHooks,
  findBusyTimes: FindBusyTimes,
  findFreeFrom: FindFreeFrom,
): readonly Route[] => [
  priceRoute,
  ...favouriteRoutes(findFreeFrom),
  ...calendarRoutes(findBusyTimes),
  ...ownRoutes(findBusyTimes),
  ...changingRoutes(hooks),
  uploadRoute,
  ...importRoutes,
  ...readingRoutes,
  ...publicRoutes(findFreeFrom),
]

const ownRoutes = (findBusyTimes: FindBusyTimes): readonly Route[] => [
  post(
    '/listings',
    {
      summary: 'Start a listing; it may be incomplete',
      can: 'listing:create',
      limits: [limit('listing-create', 'account', 200, anHour)],
      body: ListingWrite,
      data: Listing,
      created: true,
      idempotent: true,
      message: 'Listing was created',
    },
    async (ctx, { body }) => reply(await createListing(ctx, body)),
  ),
  get(
    '/listings',
    {
      summary: 'My own listings, newest first',
      can: 'listing:read:own',
      query: Paging,
      data: z.array(Listing),
      meta: PageInfo,
    },
    async (ctx, { query }) => {
      const { listings, total } = await readOwnListings(ctx, findBusyTimes, query)
      return replyPage(listings, query, total)
    },
  ),
  get(
    '/listings/:id',
    {
      summary: 'One of my listings with everything I wrote',
      can: 'listing:read:own',
      params: ById,
      data: Listing,
    },
    async (ctx, { params }) => reply(await readListing(ctx, findBusyTimes, params.id)),
  ),
]

const changingRoutes = (hooks: ListingHooks): readonly Route[] => [
  patch(
    '/listings/:id',
    {
      summary: 'Save a step, an edit, or with completed send it to review',
      can: 'listing:update:own',
      limits: [writing],
      params: ById,
      body: ListingWrite,
      data: Listing,
    },
    async (ctx, { params, body }) =>
      reply(await changeListing(ctx, hooks, params.id, body), 'Listing was succesfully updated'),
  ),
  put(
    '/listings/:id/toggle-availability',
    {
      summary: 'Switch one of my listings on or off',
      can: 'listing:update:own',
      limits: [writing],
      params: ById,
      body: AvailabilityWish,
      bodyOptional: true,
      data: Listing,
    },
    async (ctx, { params, body }) => reply(await toggleAvailability(ctx, params.id, body)),
  ),
  remove(
    '/listings/:id',
    {
      summary: 'Delete one of my listings; 409 while bookings of it are open',
      can: 'listing:delete:own',
      limits: [writing],
      params: ById,
      data: z.null(),
    },
    async (ctx, { params }) => {
      await deleteListing(ctx, hooks, params.id)
      return reply(null, 'Listing was deleted')
    },
  ),
]

const uploadRoute = patch(
  '/listings/:id/upload',
  {
    summary: 'Add a picture or film to one of my listings; answers the whole list',
    can: 'listing:update:own',
    limits: [limit('listing-upload', 'account', 240, anHour)],
    params: ById,
    upload: mediaUpload,
    data: z.array(z.string()),
    meta: z.strictObject({ version: z.int(), items: z.array(MediaItem) }),
  },
  async (ctx, { params, request }) => {
    const { row, media } = await addMedia(ctx, params.id, request)
    const meta = { version: row.version, items: ownMedia(row.image, media) }
    return reply(row.image, 'File uploaded successfully', { meta })
  },
)

const publicRoutes = (findFreeFrom: FindFreeFrom): readonly Route[] => [
  get(
    '/users/listings/:id',
    {
      summary: 'A listing as everybody may see it, without the exact address',
      can: 'listing:read',
      params: ById,
      data: PublicListing,
      fromReplica: true,
    },
    async (ctx, { params }) => ({ json: await readPublicListing(ctx, params.id) }),
  ),
  get(
    '/users/featured-listing',
    {
      summary: 'At most three featured listings',
      can: 'listing:read',
      query: z.strictObject({ except: Id.optional() }),
      data: z.array(ShownCard),
      fromReplica: true,
    },
    async (ctx, { query }) => {
      const cards = await featuredCards(ctx.db, { except: query.except ?? null, limit: 3 })
      return reply(await withFreeFrom(ctx, cards, findFreeFrom))
    },
  ),
]

/** Must come before `/listings/:id`, which matches this address too. */
const priceRoute = get(
  '/listings/price-suggestion',
  {
    summary: 'What comparable spaces within 25 km ask; null where there are fewer than three',
    can: 'listing:create',
    limits: [limit('price-suggestion', 'account', 300, 600)],
    query: PriceQuestion,
    data: PriceSuggestion,
  },
  async (ctx, { query }) => reply(await suggestPrice(ctx, query)),
)
