import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import { earlier } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { calendarMonth, type MonthName, monthAt } from '#rent/rules/schedule/months.ts'
import { lockMonthsFrom, priceRentMonth, type RentMonthRow } from './rent-months-table.ts'
import { plannedMonth } from './rented-of.ts'

/**
 * Planned months get the price in the current schedule. A month that has been tried keeps its
 * price, so a price change at that moment comes too late.
 */
export async function repriceMonths(
  tx: Db,
  ctx: Context,
  bookingId: string,
  from: MonthName,
): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return
  for (const month of await lockMonthsFrom(tx, bookingId, from)) {
    if (!isPlan(month)) return fail('later_price_stays')
    await priceAnew(tx, booking, month)
  }
}

/** The end has changed, and with it the price of the month that it lies in. */
export async function repriceToEnd(tx: Db, ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return
  const months = await lockMonthsFrom(tx, bookingId, monthAt(ctx.now))
  for (const month of months.filter(isPlan)) await priceAnew(tx, booking, month)
}

/**
 * Whether fewer days of a month were asked for than a booking with that end has. The rest of the
 * month could be asked for nowhere any more.
 */
export async function wasAskedByDays(
  tx: Db,
  ctx: Context,
  { id, end }: { id: string; end: Date },
): Promise<boolean> {
  const months = await lockMonthsFrom(tx, id, monthAt(ctx.now))
  return months.some(
    one => !isPlan(one) && one.ends_at < earlier(calendarMonth(one.month).period.end, end),
  )
}

function isPlan({ state, trying_since }: RentMonthRow): boolean {
  return (state === 'due' || state === 'dropped') && trying_since === null
}

async function priceAnew(tx: Db, booking: BookingMoney, month: Locked<RentMonthRow>) {
  const { amount, subtotal, tax, ends_at } = plannedMonth(booking, month.month)
  await priceRentMonth(tx, month, { amount, subtotal, tax, ends_at })
}
