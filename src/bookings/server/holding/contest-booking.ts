import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { lockBooking } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'

interface Contested {
  bookingId: string
  contested: boolean
  by: 'renter' | 'host' | 'operator' | 'clock'
}

/** While the two sides disagree about a booking, its earnings are not paid out. */
export async function contestBooking(
  tx: Db,
  ctx: Context,
  { bookingId, contested, by }: Contested,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking || (booking.contested_at !== null) === contested) return
  await changeBooking(tx, ctx, booking, contested ? 'contest' : 'settle', { by })
}
