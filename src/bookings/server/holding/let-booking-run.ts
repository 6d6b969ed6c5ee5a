import { lockPeople } from '#accounts/server/account/find-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { findBooking, lockBooking } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'
import { isOnHold } from './is-on-hold.ts'

/**
 * The operator has decided that a booking goes on although its host is suspended. Its renter is
 * told.
 */
export async function letBookingRun(ctx: Context, id: string): Promise<void> {
  const { host_id: hostId } = (await findBooking(ctx.db, id)) ?? fail('not_found')
  await transaction(ctx.db, async tx => {
    await lockPeople(tx, [hostId])
    const booking = (await lockBooking(tx, id)) ?? fail('not_found')
    if (!(await isOnHold(tx, id))) fail('booking_changed')
    await changeBooking(tx, ctx, booking, 'letRun', { by: 'operator' })
  })
}
