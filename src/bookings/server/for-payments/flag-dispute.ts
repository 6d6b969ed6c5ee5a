import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { lockBooking } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'

/** A booking cannot be cancelled while the renter's bank disputes its payment. */
export async function flagDispute(
  tx: Db,
  ctx: Context,
  { bookingId, disputed }: { bookingId: string; disputed: boolean },
): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking || booking.disputed === disputed) return
  const event = disputed ? 'openDispute' : 'closeDispute'
  await changeBooking(tx, ctx, booking, event, { by: 'provider' })
}
