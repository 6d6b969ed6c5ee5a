import { findAnyone } from '#accounts/server/account/find-person.ts'
import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { isOnHold } from '#bookings/server/holding/is-on-hold.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { changeMonth } from './change-month.ts'
import {
  findMonthsToTry,
  lockRentMonth,
  type MonthKey,
  type RentMonthRow,
} from './rent-months-table.ts'
import { isWanted } from './rented-of.ts'

export type { MonthKey }

export interface TriedMonth {
  booking: BookingMoney
  month: RentMonthRow
}

/** Without those of the bookings that are excepted. */
export function monthsToTry(ctx: Context, which: Which): Promise<MonthKey[]> {
  return findMonthsToTry(ctx.db, { now: ctx.now, ...which })
}

/** Whether the month is still being tried, and not once more. The caller has locked its booking. */
export async function isSameTry(
  tx: Db,
  key: MonthKey,
  { trying_since: began }: Pick<RentMonthRow, 'trying_since'>,
): Promise<boolean> {
  const month = await lockRentMonth(tx, key)
  return began !== null && month?.trying_since?.getTime() === began.getTime()
}

/**
 * Claims a month for one process, under the lock of its booking. Nobody else tries the month until
 * the result is known or the process has died. A month that is no longer needed is dropped, and one
 * of a suspended partner waits, as does one that only a suspended renter could pay.
 */
export async function beginTry(
  tx: Db,
  ctx: Context,
  key: MonthKey,
): Promise<TriedMonth | undefined> {
  const booking = await findBookingMoney(tx, key.booking_id, ctx.now, 'while deciding')
  const month = await lockRentMonth(tx, key)
  const isDue = month?.next_try_at != null && month.next_try_at <= ctx.now
  if (!booking || !month || !isDue) return undefined
  const cause = { by: 'clock', given: { booking } } as const
  if (!isWanted(month, booking)) {
    await changeMonth(tx, ctx, month, 'drop', cause)
    return undefined
  }
  if (month.trying_since === null && (await mustWait(tx, { booking, month }))) {
    await changeMonth(tx, ctx, month, 'wait', cause)
    return undefined
  }
  return { booking, month: await changeMonth(tx, ctx, month, 'try', cause) }
}

/** A renter who cannot log in can neither pay nor change the card, and does not fall behind by that. */
async function mustWait(tx: Db, { booking, month }: TriedMonth): Promise<boolean> {
  if (await isOnHold(tx, booking.id)) return true
  return month.state === 'failed' && (await findAnyone(tx, booking.renterId))?.isSuspended === true
}
