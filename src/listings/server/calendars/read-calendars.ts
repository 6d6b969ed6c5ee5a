import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { calendarOf } from '#foundation/rules/time/calendar-entry.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { digest, isSecret } from '#foundation/server/secrets.ts'
import { listingEntries } from '#listings/rules/calendars/calendar-entries.ts'
import type { ListingCalendars } from '#listings/rules/calendars/calendar-wire.ts'
import { closedByPartner } from '#listings/rules/calendars/closed-times.ts'
import type { FindBusyTimes } from '../for-bookings/find-busy-times.ts'
import { findListing } from '../listing/listings-table.ts'
import { calendarAddress } from './calendar-address.ts'
import { calendarsOf, listingOfAddress } from './calendars-table.ts'
import { presentCalendar } from './present-calendar.ts'

export async function readCalendars(ctx: Context, id: string): Promise<ListingCalendars> {
  const listing = await findListing(ctx.db, id)
  if (listing?.host_id !== requirePerson(ctx).id) return fail('not_found')
  const others = await calendarsOf(ctx.db, id)
  return {
    address: await calendarAddress(ctx.db, ctx, id),
    others: others.map(row => presentCalendar(row, listing)),
  }
}

/** A calendar program shows for a while what has just passed. */
const shownForMs = 31 * dayMs

/** For whoever knows the secret address: when the space is taken, and nothing about anybody. */
export async function readListingFile(
  ctx: Context,
  findBusyTimes: FindBusyTimes,
  secret: string,
): Promise<string> {
  if (!isSecret(secret)) return fail('not_found')
  const id = await listingOfAddress(ctx.db, digest(secret))
  const listing = id && (await findListing(ctx.db, id))
  if (!listing) return fail('not_found')
  const space = { id: listing.id, units: listing.storage_number, unavailable: [] }
  const from = after(ctx.now, -shownForMs)
  const busy = await findBusyTimes(ctx.db, [space], from)
  const entries = listingEntries({
    listing: { id: listing.id, title: listing.storage_title, units: listing.storage_number },
    booked: busy.get(listing.id) ?? [],
    closed: closedByPartner(listing.unavailability_periods),
    site: ctx.config.publicUrl,
    hostname: new URL(ctx.config.publicUrl).hostname,
    from,
    now: ctx.now,
  })
  return calendarOf(entries, `Holdall: ${listing.storage_title}`)
}
