import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { findBooking, lockBooking } from '../life/bookings-table.ts'
import { changeBooking, refuseChange } from '../life/change-booking.ts'
import { endWithoutNotice, noticeEndOf } from '../life/facts-of-booking.ts'
import type { Viewer } from '../life/present-booking.ts'
import { viewerOf } from '../life/viewer-of.ts'
import { lockSpace, whyNotLonger } from '../units/claim-unit.ts'

/** With notice goes the end that its giver was shown, if they were shown one. */
type NoticeChange = { event: 'giveNotice'; shown: Date | undefined } | { event: 'takeBackNotice' }

/** Gives or takes back notice, and runs `follow` in the same transaction. */
export async function changeNotice(
  ctx: Context,
  id: string,
  change: NoticeChange,
  follow: (tx: Db, by: Viewer, end: Date) => Promise<void>,
): Promise<{ endsAt: Date }> {
  const person = requirePerson(ctx)
  const seen = await findBooking(ctx.db, id)
  const by = seen && viewerOf(seen, person)
  if (!seen || !by) return fail('not_found')
  return transaction(ctx.db, async tx => {
    const space = await lockSpace(tx, { listingId: seen.listing_id })
    const booking = (await lockBooking(tx, id)) ?? fail('not_found')
    const { event } = change
    refuseChange(booking, event, { by, now: ctx.now })
    if (change.event === 'giveNotice')
      refuseOtherEnd(change.shown, noticeEndOf(booking, by, ctx.now))
    else {
      const end = endWithoutNotice(booking)
      const refusal = await whyNotLonger(tx, ctx, { space, booking, end })
      if (refusal) fail(refusal)
    }
    const { ends_at } = await changeBooking(tx, ctx, booking, event, { by })
    await follow(tx, by, ends_at)
    return { endsAt: ends_at }
  })
}

/** A month may have ended since, or the rent may have been paid for which it was to end sooner. */
function refuseOtherEnd(shown: Date | undefined, end: Date): void {
  if (shown && shown.getTime() !== end.getTime()) fail('notice_changed')
}
