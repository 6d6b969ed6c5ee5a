import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { lockBooking } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'
import { findOfHost } from './find-of-host.ts'

/** The caller has to reprice the months that were planned with this price. */
export async function takeBackLaterPrice(
  ctx: Context,
  id: string,
  follow: (tx: Db, from: string) => Promise<void>,
): Promise<void> {
  await findOfHost(ctx, id)
  await transaction(ctx.db, async tx => {
    const booking = (await lockBooking(tx, id)) ?? fail('not_found')
    await changeBooking(tx, ctx, booking, 'takeBackLaterPrice', { by: 'host' })
    const latest = booking.later_rents.at(-1)
    if (latest) await follow(tx, latest.from)
  })
}
