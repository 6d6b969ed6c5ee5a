import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { setDisputed } from './booking-money-table.ts'
import { findBooking } from './bookings-table.ts'
import { recordBookingEvent } from './record-event.ts'

/** While the renter's bank asks for the money back, the booking cannot be cancelled (D138). */
export async function flagDispute(
  tx: Db,
  ctx: Context,
  { bookingId, disputed }: { bookingId: string; disputed: boolean },
): Promise<void> {
  const changed = await setDisputed(tx, bookingId, disputed)
  const booking = changed ? await findBooking(tx, bookingId) : undefined
  if (!booking) return
  await recordBookingEvent(tx, ctx, {
    bookingId,
    event: disputed ? 'dispute_opened' : 'dispute_closed',
    by: 'provider',
    from: booking.stage,
    to: booking.stage,
  })
}
