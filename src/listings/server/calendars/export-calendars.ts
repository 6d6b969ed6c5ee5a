import type { Context } from '#foundation/server/context.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { calendarsOfHost } from './calendars-table.ts'
import { otherCalendarPurpose } from './keep-calendars.ts'

/** The other calendars whose addresses this person has given us. */
export async function* exportCalendars(ctx: Context, hostId: string): AsyncGenerator<unknown> {
  for await (const row of inPages(page => calendarsOfHost(ctx.db, hostId, page))) {
    yield {
      listing: row.listing_id,
      name: row.name,
      address: ctx.keys.open(otherCalendarPurpose, row.address_sealed) ?? null,
      addedAt: row.created_at,
      readAt: row.read_at,
      failingSince: row.failing_since,
    }
  }
}
