import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import type { BookingRow } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'
import { lockOverdueBookings } from './due-bookings-table.ts'

/** Expired requests and unpaid approvals release their units. */
export async function expireBookings(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:expire-bookings')
  const overdue: Due<Locked<BookingRow>> = {
    work: 'expire-bookings',
    name: 'booking',
    atOnce: 50,
    take: (tx, which) => lockOverdueBookings(tx, { ...which, now: ctx.now }),
    dealWith: (tx, bookings) => expire(tx, ctx, bookings),
  }
  await dealWithDue(ctx, [overdue])
}

export async function expireOverdue(
  tx: Db,
  ctx: Context,
  which: { listingId?: string; atMost: number },
): Promise<number> {
  const overdue = await lockOverdueBookings(tx, { ...which, now: ctx.now })
  await expire(tx, ctx, overdue)
  return overdue.length
}

async function expire(
  tx: Db,
  ctx: Context,
  bookings: readonly Locked<BookingRow>[],
): Promise<void> {
  for (const booking of bookings) await changeBooking(tx, ctx, booking, 'expire', { by: 'clock' })
}
