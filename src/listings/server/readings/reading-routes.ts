import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { get, post, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { OwnRecord, Reading, ReadingsQuery } from '#listings/rules/readings/wire.ts'
import { deleteOwnReading } from './delete-reading.ts'
import { postReading, readingUpload } from './post-reading.ts'
import { readOwnRecord, readReadings } from './read-readings.ts'

const ById = z.object({ id: Id })
const writing = limit('reading', 'account', 30, anHour)

export const readingRoutes: readonly Route[] = [
  get(
    '/users/listings/:id/readings',
    {
      summary: 'The humidity readings of a space that its partner has posted, newest first',
      can: 'listing:read',
      params: ById,
      query: ReadingsQuery,
      data: z.array(Reading),
      fromReplica: true,
    },
    async (ctx, { params, query }) => reply(await readReadings(ctx, params.id, query.limit)),
  ),
  post(
    '/users/listings/:id/readings',
    {
      summary:
        'Post this month’s humidity reading with a picture; again within two days corrects it',
      can: 'listing:update:own',
      limits: [writing],
      params: ById,
      upload: readingUpload,
      data: OwnRecord,
      created: true,
      message: 'The reading is posted',
    },
    async (ctx, { params, request }) => reply(await postReading(ctx, params.id, request)),
  ),
  remove(
    '/users/listings/:id/readings/:reading',
    {
      summary: 'Delete a reading of one’s own within two days; after that it stands',
      can: 'listing:update:own',
      limits: [writing],
      params: z.object({ id: Id, reading: Id }),
      data: OwnRecord,
    },
    async (ctx, { params }) => reply(await deleteOwnReading(ctx, params), 'The reading is deleted'),
  ),
  get(
    '/listings/:id/readings',
    {
      summary: 'The readings of one of my listings, those taken down too, and when the next is due',
      can: 'listing:read:own',
      params: ById,
      data: OwnRecord,
    },
    async (ctx, { params }) => reply(await readOwnRecord(ctx, params.id)),
  ),
]
