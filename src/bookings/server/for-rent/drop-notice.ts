import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { lockBooking } from '../life/bookings-table.ts'
import { changeBooking, mayChange } from '../life/change-booking.ts'
import { endWithoutNotice } from '../life/facts-of-booking.ts'
import { lockSpace, whyNotLonger } from '../units/claim-unit.ts'

/**
 * What was owed is paid, so the notice that was given because of it falls, unless the space is not
 * free any more after the end. Answers false if it stands, and nothing if there is none.
 */
export async function dropNotice(
  tx: Db,
  ctx: Context,
  { id, listingId }: { id: string; listingId: string },
  mayFall: (end: Date) => Promise<boolean>,
): Promise<boolean | undefined> {
  const space = await lockSpace(tx, { listingId })
  const booking = await lockBooking(tx, id)
  const cause = { by: 'clock', now: ctx.now } as const
  if (!booking || !mayChange(booking, 'keepNotice', cause)) return undefined
  const end = endWithoutNotice(booking)
  const isOpen =
    mayChange(booking, 'dropNotice', cause) &&
    !(await whyNotLonger(tx, ctx, { space, booking, end })) &&
    (await mayFall(end))
  await changeBooking(tx, ctx, booking, isOpen ? 'dropNotice' : 'keepNotice', { by: 'clock' })
  return isOpen
}
