import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { type BookingRow, findBooking } from './bookings-table.ts'

/** A booking of whoever asks, as its renter; anybody else's looks as if it were not there. */
export async function ownBooking(ctx: Context, id: string): Promise<BookingRow> {
  const { id: renterId } = requirePerson(ctx)
  const booking = await findBooking(ctx.db, id)
  return booking?.renter_id === renterId ? booking : fail('not_found')
}
