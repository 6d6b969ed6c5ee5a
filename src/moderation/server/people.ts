import type { z } from 'zod'
import { lookUpPerson, searchPeople } from '#accounts/server/people/search-people.ts'
import { liftSuspension, suspendUser } from '#accounts/server/people/suspend-user.ts'
import { followSuspension } from '#bookings/server/deciding/follow-suspension.ts'
import { readLiveBookings } from '#bookings/server/reading/read-live-bookings.ts'
import { beginAnew } from '#connections/server/webhooks/begin-anew.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { hideListingsOfHost } from '#listings/server/leaving/hide-listings-of-host.ts'
import type { KnownPerson, PersonFile, Suspension } from '#moderation/rules/wire.ts'
import { readHeldPayouts } from '#payments/server/desk/read-held-payouts.ts'
import { closeViewingsOfSuspended } from '#viewings/server/close-viewings.ts'
import { refuseUnknownCase } from './reports/refuse-unknown-case.ts'

interface PeopleFilter {
  q: string
  role?: KnownPerson['role'] | undefined
  page: number
  limit: number
}

export async function readPeople(
  ctx: Context,
  { q, role, page, limit }: PeopleFilter,
): Promise<{ people: KnownPerson[]; total: number }> {
  return searchPeople(ctx, { q, role, offset: (page - 1) * limit, limit })
}

export async function readPerson(ctx: Context, id: string): Promise<PersonFile> {
  const person = (await lookUpPerson(ctx, id)) ?? fail('not_found')
  const bookings = await readLiveBookings(ctx, id)
  return { ...person, bookings, heldPayouts: await readHeldPayouts(ctx, id) }
}

/** Their listings are hidden in the same transaction, so that nobody books them in between. */
export async function suspendPerson(
  ctx: Context,
  id: string,
  { suspended, reason = '', caseNumber }: z.infer<typeof Suspension>,
): Promise<KnownPerson> {
  await transaction(ctx.db, async tx => {
    const within = { ...ctx, db: tx }
    await refuseUnknownCase(tx, caseNumber)
    const isNews = suspended
      ? await suspendUser(within, id, { reason, caseNumber })
      : await liftSuspension(within, id)
    if (!isNews) return
    await hideListingsOfHost(within, id, suspended)
    await followSuspension(tx, within, id, suspended)
    if (suspended) await closeViewingsOfSuspended(tx, within, id)
    else await beginAnew(tx, id)
  })
  return (await lookUpPerson(ctx, id)) ?? fail('not_found')
}
