import { fail, failField } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { encrypted } from '#foundation/server/outgoing/get-outside.ts'
import { mayCall } from '#foundation/server/outgoing/post-outside.ts'
import { digest } from '#foundation/server/secrets.ts'
import { calendarsAtMost } from '#listings/rules/calendars/calendar-terms.ts'
import {
  addressWords,
  type NewCalendar,
  type OtherCalendar,
} from '#listings/rules/calendars/calendar-wire.ts'
import { lockOwnListing } from '../listing/save-listing.ts'
import { isAddressOf } from './calendar-address.ts'
import { calendarsOf, deleteCalendar, insertCalendar, makeDue } from './calendars-table.ts'
import { closeByCalendar } from './close-by-calendar.ts'
import { presentCalendar } from './present-calendar.ts'

export const otherCalendarPurpose = 'other calendar'

const words = {
  private: 'We can only read addresses that everybody on the Internet can reach.',
  own: 'That is the address of this listing itself. Please paste that of the other calendar.',
  known: 'You have added that address already.',
}

/** It is read by the job, so nobody waits here for another server. */
export async function addCalendar(
  ctx: Context,
  listingId: string,
  { name, address }: NewCalendar,
): Promise<OtherCalendar> {
  const url = outsideAddress(ctx, address)
  return transaction(ctx.db, async tx => {
    const listing = await lockOwnListing(tx, ctx, listingId)
    const known = await calendarsOf(tx, listingId)
    if (known.length >= calendarsAtMost) fail('calendars_full')
    if (await isAddressOf(tx, ctx, listingId, url)) failField('address', words.own)
    const addressDigest = digest(url.href)
    if (known.some(one => one.address_digest.equals(addressDigest)))
      failField('address', words.known)
    const row = {
      ...{ id: newId(ctx.now), listing_id: listingId, name, host: url.host },
      ...{
        address_digest: addressDigest,
        address_sealed: ctx.keys.seal(otherCalendarPurpose, url.href),
      },
      ...{ created_at: ctx.now, due_at: ctx.now, attempts: 0, etag: null, whole_at: null },
      ...{ read_at: null, failing_since: null, fault: null, mailed_at: null },
    }
    await insertCalendar(tx, row)
    await record(tx, ctx, 'listing.calendar-added', listingId)
    ctx.jobs.wake('read-calendars')
    const added = presentCalendar(row, listing)
    await ctx.idempotency?.keep(tx, added)
    return added
  })
}

/** Days that it has closed are open again at once. */
export async function removeCalendar(ctx: Context, listingId: string, id: string): Promise<void> {
  await transaction(ctx.db, async tx => {
    const listing = await lockOwnListing(tx, ctx, listingId)
    if (!(await deleteCalendar(tx, listingId, id))) fail('not_found')
    await closeByCalendar(tx, ctx, listing, { calendar: id, days: [] })
    await record(tx, ctx, 'listing.calendar-removed', listingId)
  })
}

export async function readCalendarSoon(ctx: Context, listingId: string, id: string): Promise<void> {
  await transaction(ctx.db, async tx => {
    await lockOwnListing(tx, ctx, listingId)
    if (!(await makeDue(tx, listingId, id, ctx.now))) fail('not_found')
    ctx.jobs.wake('read-calendars')
  })
}

function outsideAddress({ config }: Context, address: string): URL {
  const reach = { allowLoopback: config.ALLOW_LOOPBACK_CALLS }
  if (!URL.canParse(address)) failField('address', addressWords)
  const url = encrypted(new URL(address), reach)
  url.hash = ''
  return mayCall(url, reach) ? url : failField('address', words.private)
}

function record(
  tx: Db,
  ctx: Context,
  action: 'listing.calendar-added' | 'listing.calendar-removed',
  id: string,
): Promise<void> {
  return recordAudit(tx, ctx, { action, subject: { type: 'listing', id } })
}
