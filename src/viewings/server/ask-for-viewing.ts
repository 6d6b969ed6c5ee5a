import { lockPeople } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { findHostOf, lockBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { isBlocked } from '#messages/server/for-bookings/is-blocked.ts'
import { openAtMost } from '#viewings/rules/viewing-terms.ts'
import type { NewViewing, Viewing } from '#viewings/rules/wire.ts'
import { beginViewing } from './change-viewing.ts'
import { presentViewing } from './present-viewing.ts'
import { countOpenViewings, type ViewingRow, waitForPair } from './viewings-table.ts'

export async function askForViewing(
  ctx: Context,
  { listing: listingId, times }: NewViewing,
): Promise<Viewing> {
  const { id: renterId } = requirePerson(ctx)
  const hostId = (await findHostOf(ctx.db, listingId)) ?? fail('not_found')
  if (hostId === renterId) fail('booking_own_listing')
  return transaction(ctx.db, async tx => {
    const people = await lockPeople(tx, [renterId, hostId])
    const [host, renter] = [people.get(hostId), people.get(renterId)]
    // Suspended meanwhile, so that nobody could cancel it.
    if (!host || !renter || renter.isDeleted || renter.isSuspended) return fail('not_found')
    const space = (await lockBookable(tx, listingId)) ?? fail('not_found')
    const asked = { renter_id: renterId, listing_id: listingId }
    await waitForPair(tx, asked)
    if (await isBlocked(tx, { listingId, renterId })) fail('viewing_not_possible')
    if ((await countOpenViewings(tx, asked)) >= openAtMost) fail('viewings_full')
    const wished = times.map(text => new Date(text))
    const wish = newViewing(ctx, { ...asked, host_id: hostId, proposed: wished })
    const row = await beginViewing(tx, ctx, wish, { wished, space })
    const viewing = presentViewing({ row, host, renter, listing: space, as: 'renter' }, ctx.now)
    await ctx.idempotency?.keep(tx, viewing)
    return viewing
  })
}

type Asked = Pick<ViewingRow, 'renter_id' | 'listing_id' | 'host_id' | 'proposed'>

function newViewing({ now }: Context, asked: Asked): ViewingRow {
  return {
    id: newId(now),
    ...asked,
    state: 'asked',
    starts_at: null,
    reason: null,
    created_at: now,
    changed_at: now,
    due_at: now,
    reminded_at: null,
  }
}
