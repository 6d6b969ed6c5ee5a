import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { get, type Route } from '#foundation/server/http/route.ts'
import { ShownCard } from '#listings/rules/wire.ts'
import { findSimilar } from './find-similar.ts'

export const similarRoutes: readonly Route[] = [
  get(
    '/users/listings/:id/similar',
    {
      summary: 'Up to three spaces nearby of like type, size and price',
      can: 'listing:read',
      params: z.strictObject({ id: Id }),
      data: z.array(ShownCard),
      fromReplica: true,
    },
    async (ctx, { params }) => ({ json: await findSimilar(ctx, params.id) }),
  ),
]
