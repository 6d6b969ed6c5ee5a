import { get, type Route, reply } from '#foundation/server/http/route.ts'
import { limit } from '#foundation/server/limits/limit.ts'
import { PriceQuestion, PriceSuggestion } from '#listings/rules/editing/price-suggestion.ts'
import { suggestPrice } from './price-hints/suggest-price.ts'

/** Must come before the listing routes, because `/listings/:id` matches this address too. */
export const priceRoutes: readonly Route[] = [
  get(
    '/listings/price-suggestion',
    {
      summary: 'What comparable spaces within 25 km ask; null where there are fewer than three',
      can: 'listing:create',
      limits: [limit('price-suggestion', 'account', 300, 600)],
      query: PriceQuestion,
      data: PriceSuggestion,
    },
    async (ctx, { query }) => reply(await suggestPrice(ctx, query)),
  ),
]
