import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type MonthName, monthAt, next } from '#rent/rules/schedule/months.ts'
import { changeMonth, changeMonthIfAllowed } from './change-month.ts'
import { planIfWanted } from './plan-month.ts'
import { lastMonth, lockRentMonth, lockRentMonths } from './rent-months-table.ts'

/** `tooLate` means that the month is no longer needed, so all the money must go back. */
export type RentOutcome = 'recorded' | 'alreadyPaid' | 'tooLate'

/** Called when the first month was paid on the provider's page. It plans the next month. */
export async function beginRent(tx: Db, ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (booking) await planIfWanted(tx, ctx, booking, next(monthAt(booking.period.start)))
}

/** The caller holds the lock of the booking. */
export async function recordRentPaid(
  tx: Db,
  ctx: Context,
  bookingId: string,
  name: MonthName,
): Promise<RentOutcome> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  const month = await lockRentMonth(tx, { booking_id: bookingId, month: name })
  if (month?.state === 'paid') return 'alreadyPaid'
  if (!month || !booking) return 'tooLate'
  const cause = { by: 'provider', given: { booking } } as const
  const paid = await changeMonthIfAllowed(tx, ctx, month, 'pay', cause)
  return paid ? 'recorded' : 'tooLate'
}

/** The renter is told once for each attempt. */
export async function recordRentFailed(
  tx: Db,
  ctx: Context,
  bookingId: string,
  { month: name, fault }: { month: MonthName; fault: string | null },
): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  const month = await lockRentMonth(tx, { booking_id: bookingId, month: name })
  if (!month || !booking) return
  const cause = { by: 'provider', set: { fault }, given: { booking } } as const
  await changeMonthIfAllowed(tx, ctx, month, 'fail', cause)
}

/** The renter has given another card, so rent that is owed is tried again at once. */
export async function askForOwedAgain(tx: Db, ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return
  for (const month of await lockRentMonths(tx, bookingId, 'failed')) {
    await changeMonthIfAllowed(tx, ctx, month, 'askAgain', { by: 'provider', given: { booking } })
  }
}

/** Rent is no longer owed for what was cancelled, also where we have ended what was lived in. */
export async function forgetOwed(tx: Db, ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return
  for (const month of await lockRentMonths(tx, bookingId, 'failed')) {
    await changeMonth(tx, ctx, month, 'drop', { by: 'clock', given: { booking } })
  }
}

/** Months that were dropped because of a notice are needed again once it is taken back. */
export async function reviveMonths(
  tx: Db,
  ctx: Context,
  bookingId: string,
  by: 'renter' | 'host' | 'operator' | 'clock',
): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return
  for (const month of await lockRentMonths(tx, bookingId, 'dropped')) {
    await changeMonthIfAllowed(tx, ctx, month, 'revive', { by, given: { booking } })
  }
  const last = await lastMonth(tx, bookingId)
  // A month plans the one after it when it is first tried. If that was tried already, plan it here.
  const isToCome = last?.state === 'due' && last.trying_since === null
  if (!isToCome)
    await planIfWanted(tx, ctx, booking, next(last?.month ?? monthAt(booking.period.start)))
}
