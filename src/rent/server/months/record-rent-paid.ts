import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type MonthName, monthAt, next } from '#rent/rules/schedule/months.ts'
import { changeMonth, changeMonthIfAllowed } from './change-month.ts'
import { planIfWanted } from './plan-month.ts'
import { lastMonth, lockRentMonth, lockRentMonths } from './rent-months-table.ts'

/** `tooLate` means that nobody wants the month any more, so the money must go back in full. */
export type RentOutcome = 'recorded' | 'alreadyPaid' | 'tooLate'

/** The first month was paid on the provider's page; the next is planned from then on. */
export async function beginRent(tx: Db, ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (booking) await planIfWanted(tx, booking, next(monthAt(booking.period.start)))
}

/** Whoever calls it holds the booking. */
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

/** The card could not be charged. It is told once for each time that it was tried. */
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

/** What is owed is asked for again at once: there is another card. */
export async function askForOwedAgain(tx: Db, ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return
  for (const month of await lockRentMonths(tx, bookingId, 'failed')) {
    await changeMonthIfAllowed(tx, ctx, month, 'askAgain', { by: 'provider', given: { booking } })
  }
}

/** A partner who cancels gives everything back, so nothing is owed any more. */
export async function forgetOwed(tx: Db, ctx: Context, bookingId: string): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return
  for (const month of await lockRentMonths(tx, bookingId, 'failed')) {
    await changeMonth(tx, ctx, month, 'drop', { by: 'clock', given: { booking } })
  }
}

/** Months that were dropped because of a notice are wanted again once it is taken back. */
export async function reviveMonths(
  tx: Db,
  ctx: Context,
  bookingId: string,
  by: 'renter' | 'host' | 'operator',
): Promise<void> {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return
  for (const month of await lockRentMonths(tx, bookingId, 'dropped')) {
    await changeMonth(tx, ctx, month, 'revive', { by, given: { booking } })
  }
  const last = await lastMonth(tx, bookingId)
  // One that is being asked for at this moment has its next planned at its beginning, or never.
  const isToCome = last?.state === 'due' && last.trying_since === null
  if (!isToCome) await planIfWanted(tx, booking, next(last?.month ?? monthAt(booking.period.start)))
}
