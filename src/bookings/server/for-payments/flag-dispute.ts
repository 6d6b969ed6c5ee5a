import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { lockBooking } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'
import { isWithBank } from '../life/facts-of-booking.ts'

const events = { open: 'openDispute', lost: 'loseDispute', none: 'closeDispute' } as const

export type BankStanding = keyof typeof events

/**
 * How the disputes at the renter's bank stand, taken together. While one is open, a booking cannot
 * be cancelled.
 */
export async function flagDispute(
  tx: Db,
  ctx: Context,
  { bookingId, standing }: { bookingId: string; standing: BankStanding },
): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return
  const before = isWithBank(booking) ? 'open' : booking.disputed ? 'lost' : 'none'
  if (before === standing) return
  await changeBooking(tx, ctx, booking, events[standing], { by: 'provider' })
}
