import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { type BookingRow, findBooking } from './bookings-table.ts'

/** Other people get the same answer as for a booking that does not exist. */
export async function ownBooking(ctx: Context, id: string): Promise<BookingRow> {
  const { id: renterId } = requirePerson(ctx)
  const booking = await findBooking(ctx.db, id)
  return booking?.renter_id === renterId ? booking : fail('not_found')
}
