import { findPerson, lockPeople } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { anHour, enforceLimit } from '#foundation/server/limits/limit.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { newAccountDays, newThreadsAnHour } from '#messages/rules/message-terms.ts'
import type { Thread } from '#messages/rules/wire.ts'
import { threadIdOf } from '../thread/thread-id.ts'
import { findThread, insertThread } from '../thread/threads-table.ts'
import { presentThread } from './present-thread.ts'

const newThreads = { name: 'new-thread', max: newThreadsAnHour, seconds: anHour }

/** Opening it again answers the same conversation. */
export async function openThread(
  ctx: Context,
  listingId: string,
): Promise<{ thread: Thread; isNew: boolean }> {
  const { id: renterId } = requirePerson(ctx)
  const id = threadIdOf({ listingId, renterId })
  const isNew = !(await findThread(ctx.db, id)) && (await beginThread(ctx, id, listingId))
  const row = (await findThread(ctx.db, id)) ?? fail('not_found')
  return { thread: await presentThread(ctx, row, 'renter'), isNew }
}

async function beginThread(ctx: Context, id: string, listingId: string): Promise<boolean> {
  const { id: renterId } = requirePerson(ctx)
  const listing = await findBookable(ctx.db, listingId)
  if (!listing?.isPublic || !listing.available) return fail('not_found')
  if (listing.hostId === renterId) return fail('booking_own_listing')
  await limitNewcomers(ctx, renterId)
  return transaction(ctx.db, async tx => {
    const people = await lockPeople(tx, [renterId, listing.hostId])
    const isAnyoneOut = [...people.values()].some(one => one.isDeleted || one.isSuspended)
    if (isAnyoneOut) return fail('not_found')
    return insertThread(tx, {
      id,
      listing_id: listingId,
      renter_id: renterId,
      partner_id: listing.hostId,
      created_at: ctx.now,
    })
  })
}

/** So that nobody joins only to write to everybody. */
async function limitNewcomers(ctx: Context, renterId: string): Promise<void> {
  const person = await findPerson(ctx.db, renterId)
  const isNewcomer =
    new Date(person?.memberSince ?? ctx.now) > after(ctx.now, -newAccountDays * dayMs)
  if (isNewcomer) await enforceLimit(ctx, newThreads, renterId)
}
