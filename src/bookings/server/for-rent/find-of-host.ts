import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { type BookingRow, findBooking } from '../life/bookings-table.ts'

/** Another host gets the same answer as for a booking that does not exist. */
export async function findOfHost(ctx: Context, id: string): Promise<BookingRow> {
  const { id: host } = requirePerson(ctx)
  const booking = await findBooking(ctx.db, id)
  return booking?.host_id === host ? booking : fail('not_found')
}
