import type { Context } from '#foundation/server/context.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { presentOwnReading } from './present-reading.ts'
import { readingsOfHost } from './readings-table.ts'

export async function* exportReadings(ctx: Context, hostId: string): AsyncGenerator<unknown> {
  for await (const row of inPages(page => readingsOfHost(ctx.db, hostId, page))) {
    const coordinates = { lat: row.lat, lng: row.lng }
    yield { listing: row.listing_id, coordinates, ...presentOwnReading(row, ctx.now) }
  }
}
