import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { isExcluded } from '#foundation/server/database/database-errors.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { findBooking, lockBooking } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'
import type { Viewer } from '../life/present-booking.ts'
import { viewerOf } from '../life/viewer-of.ts'
import { waitForTurn } from '../units/units-table.ts'

/**
 * Gives or takes back notice, and runs `follow` in the same transaction. Taking it back fails if
 * the unit is booked by somebody else after the end.
 */
export async function changeNotice(
  ctx: Context,
  id: string,
  event: 'giveNotice' | 'takeBackNotice',
  follow: (tx: Db, by: Viewer) => Promise<void>,
): Promise<{ endsAt: Date }> {
  const person = requirePerson(ctx)
  const seen = await findBooking(ctx.db, id)
  const by = seen && viewerOf(seen, person)
  if (!seen || !by) return fail('not_found')
  try {
    return await transaction(ctx.db, async tx => {
      await waitForTurn(tx, { listingId: seen.listing_id })
      const booking = (await lockBooking(tx, id)) ?? fail('not_found')
      const { ends_at } = await changeBooking(tx, ctx, booking, event, { by })
      await follow(tx, by)
      return { endsAt: ends_at }
    })
  } catch (error) {
    return isExcluded(error) ? fail('booking_clash') : Promise.reject(error)
  }
}
