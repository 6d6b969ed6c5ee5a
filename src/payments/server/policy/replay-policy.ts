import { findBookedSpaces } from '#bookings/server/for-payments/find-booking-money.ts'
import { findBookingsAsked } from '#bookings/server/for-payments/find-bookings-asked.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import { faultOf, withChange } from '#foundation/rules/policy-values.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import type { PolicyProposal, PolicyReplay } from '#payments/rules/policy/policy-wire.ts'
import { replay } from '#payments/rules/policy/replay.ts'

const days = 90
/** This many can be calculated in well under a second. */
const mostBookings = 5000

/** What the proposed terms would have made of recent bookings, if everybody had acted the same. */
export async function replayPolicy(
  ctx: Context,
  { since: version, change }: PolicyProposal,
): Promise<PolicyReplay> {
  const current = await currentPolicy(ctx.db)
  if (current.version !== version) return fail('conflict')
  const fault = faultOf(change)
  if (fault) return failField('change.payoutDelayHours', fault)
  const proposed = withChange(current, change, 'proposed')
  const since = after(ctx.now, -days * dayMs)
  const { bookings, total } = await findBookingsAsked(ctx.db, {
    since,
    now: ctx.now,
    atMost: mostBookings,
  })
  const paid = bookings.filter(({ paidAt }) => paidAt !== null)
  const { before, after: then, changed, greatest } = replay(paid, proposed)
  const spaces = await findBookedSpaces(
    ctx.db,
    greatest.map(({ booking }) => booking.listingId),
  )
  return {
    days,
    asked: total,
    lookedAt: bookings.length,
    paid: paid.length,
    changed,
    before,
    after: then,
    greatest: greatest.map(({ booking: { id, listingId }, ...outcomes }) => ({
      _id: id,
      space: spaces.get(listingId)?.title ?? '',
      ...outcomes,
    })),
  }
}
