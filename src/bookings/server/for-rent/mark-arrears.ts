import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { lockBooking } from '../life/bookings-table.ts'
import { changeBooking, mayChange } from '../life/change-booking.ts'

/** Answers false if nothing changed, as when the booking was already marked this way. */
export async function markArrears(
  tx: Db,
  ctx: Context,
  id: string,
  isBehind: boolean,
): Promise<boolean> {
  const booking = await lockBooking(tx, id)
  const event = isBehind ? 'fallBehind' : 'catchUp'
  if (!booking || !mayChange(booking, event, { by: 'provider', now: ctx.now })) return false
  await changeBooking(tx, ctx, booking, event, { by: 'provider' })
  return true
}
