import { lockPeople } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { lockBookable } from '#listings/server/for-bookings/find-bookable.ts'
import type { Viewing, ViewingAnswer } from '#viewings/rules/wire.ts'
import { changeViewing, type ViewingGiven } from './change-viewing.ts'
import { presentViewing } from './present-viewing.ts'
import { requireOwnViewing } from './require-own-viewing.ts'
import { lockViewing, type ViewingRow } from './viewings-table.ts'

/** Pressing twice has the effect of pressing once. */
export async function answerViewing(
  ctx: Context,
  id: string,
  answer: ViewingAnswer,
): Promise<Viewing> {
  const { viewing: seen, side } = await requireOwnViewing(ctx, id, requirePerson(ctx).id)
  return transaction(ctx.db, async tx => {
    const people = await lockPeople(tx, [seen.renter_id, seen.host_id])
    const [host, renter] = [people.get(seen.host_id), people.get(seen.renter_id)]
    const listing = await lockBookable(tx, seen.listing_id)
    const before = await lockViewing(tx, id)
    if (!before || !host || !renter || !listing) return fail('not_found')
    const given = { ...givenBy(answer), space: listing }
    const row = isSamePress(before, answer)
      ? before
      : await changeViewing(tx, ctx, before, answer.event, { by: side, given })
    return presentViewing({ row, host, renter, listing, as: side }, ctx.now)
  })
}

function givenBy(answer: ViewingAnswer): ViewingGiven {
  if ('time' in answer) return { picked: new Date(answer.time) }
  return 'times' in answer ? { wished: answer.times.map(text => new Date(text)) } : {}
}

function isSamePress({ state, starts_at }: ViewingRow, answer: ViewingAnswer): boolean {
  if (state !== 'agreed' || !('time' in answer)) return false
  return starts_at?.getTime() === new Date(answer.time).getTime()
}
