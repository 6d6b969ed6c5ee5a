import { requirePerson } from '#accounts/server/account/require-person.ts'
import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import type { ComplaintSide } from '#complaints/rules/complaint-life.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'

/** For anybody else the booking is answered as not found. */
export async function requireSide(
  ctx: Context,
  bookingId: string,
): Promise<{ side: ComplaintSide; personId: string; booking: BookingMoney }> {
  const { id: personId } = requirePerson(ctx)
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  if (booking?.renterId === personId) return { side: 'renter', personId, booking }
  if (booking?.hostId === personId) return { side: 'host', personId, booking }
  return fail('not_found')
}
