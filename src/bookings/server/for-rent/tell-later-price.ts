import { type LaterRent, laterRentMonths, rentAt } from '#bookings/rules/price/later-rent.ts'
import { noRentWords, otherMonthWords } from '#bookings/rules/term/refusal-words.ts'
import type { LaterPrice } from '#bookings/rules/wire.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import { penceFromPounds } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type BookingRow, lockBooking } from '../life/bookings-table.ts'
import { changeBooking, refuseChange } from '../life/change-booking.ts'
import { runningOf } from '../life/facts-of-booking.ts'
import { presentLaterPrice } from '../life/present-booking.ts'
import { findOfHost } from './find-of-host.ts'

export interface PriceWish {
  monthlyRate: number
  from: string
}

/** The renter is told early enough to leave before the new price begins. */
export async function tellLaterPrice(
  ctx: Context,
  id: string,
  wish: PriceWish,
  follow: (tx: Db) => Promise<void>,
): Promise<LaterPrice> {
  await findOfHost(ctx, id)
  return transaction(ctx.db, async tx => {
    const booking = (await lockBooking(tx, id)) ?? fail('not_found')
    refuseChange(booking, 'tellLaterPrice', { by: 'host', now: ctx.now })
    const wanted = readWish(ctx, booking, wish)
    const set = { later_rents: [...booking.later_rents, wanted] }
    const changed = await changeBooking(tx, ctx, booking, 'tellLaterPrice', { by: 'host', set })
    await follow(tx)
    return presentLaterPrice(changed, wanted, ctx.now)
  })
}

export function readWish(
  { now }: Context,
  booking: BookingRow,
  { monthlyRate, from }: PriceWish,
): LaterRent {
  const { first, last } = laterRentMonths(now, runningOf(booking).earliestEnd)
  if (from < first || from > last) failField('from', otherMonthWords(first, last))
  const rate = penceFromPounds(monthlyRate)
  if (rentAt(rate, booking.policy).total <= 0) failField('monthlyRate', noRentWords)
  return { from, rate, toldAt: now.toISOString() }
}
