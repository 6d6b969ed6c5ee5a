import { lookUpPerson, searchPeople } from '#accounts/server/people/search-people.ts'
import { readLiveBookings } from '#bookings/server/reading/read-live-bookings.ts'
import { fail } from '#foundation/rules/errors.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import { recordLook } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { KnownPerson, PersonFile } from '#moderation/rules/wire.ts'
import { readHeldPayouts } from '#payments/server/desk/read-held-payouts.ts'
import { findOverWithRent } from '#rent/server/months/find-over-with-rent.ts'

interface PeopleFilter {
  q: string
  role?: KnownPerson['role'] | undefined
  suspended?: 'true' | 'false' | undefined
  page: number
  limit: number
}

export async function readPeople(
  ctx: Context,
  { q, role, suspended, page, limit }: PeopleFilter,
): Promise<{ people: KnownPerson[]; total: number }> {
  return searchPeople(ctx, {
    q,
    role,
    suspended: suspended === undefined ? undefined : suspended === 'true',
    offset: offsetOf({ page, limit }),
    limit,
  })
}

/** How to reach somebody, and their money, so the look is written to the audit log. */
export async function readPerson(ctx: Context, id: string): Promise<PersonFile> {
  const person = (await lookUpPerson(ctx, id)) ?? fail('not_found')
  await recordLook(ctx.db, ctx, { action: 'user.read', subject: { type: 'user', id } })
  const bookings = await readLiveBookings(
    ctx,
    id,
    person.suspendedAt ? await waitingOf(ctx, id) : [],
  )
  return { ...person, bookings, heldPayouts: await readHeldPayouts(ctx, id) }
}

async function waitingOf(ctx: Context, id: string): Promise<string[]> {
  const ids: string[] = []
  for await (const over of findOverWithRent(ctx.db, ctx, { host_id: id })) ids.push(over.id)
  return ids
}
