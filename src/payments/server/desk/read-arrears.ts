import { findPeople } from '#accounts/server/account/find-person.ts'
import { findBookingsMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { offsetOf, type Paging } from '#foundation/rules/paging.ts'
import { londonDaysBetween } from '#foundation/rules/time/london-date.ts'
import type { Context } from '#foundation/server/context.ts'
import type { ConsoleArrears } from '#payments/rules/console-wire.ts'
import { findAllOwed } from '#rent/server/months/find-all-owed.ts'
import { withPounds } from '../statements/read-receipt.ts'
import { partyOf } from './read-money-desk.ts'

export async function readArrears(
  ctx: Context,
  { page, limit }: Paging,
): Promise<{ rows: ConsoleArrears[]; total: number }> {
  const { months, total } = await findAllOwed(ctx.db, { limit, offset: offsetOf({ page, limit }) })
  const ids = [...new Set(months.map(month => month.booking_id))]
  const bookings = await findBookingsMoney(ctx.db, ids, ctx.now)
  const parties = [...bookings.values()].flatMap(({ hostId, renterId }) => [hostId, renterId])
  const people = await findPeople(ctx.db, [...new Set(parties)])
  const rows = months.flatMap((month): ConsoleArrears[] => {
    const booking = bookings.get(month.booking_id)
    if (!booking) return []
    return [
      {
        bookingId: booking.id,
        month: month.month,
        ...withPounds(month.amount),
        dueAt: month.due_at.toISOString(),
        days: londonDaysBetween(month.due_at, ctx.now),
        nextTryAt: month.next_try_at?.toISOString() ?? null,
        fault: month.fault,
        renter: partyOf(people, booking.renterId),
        host: partyOf(people, booking.hostId),
      },
    ]
  })
  return { rows, total }
}
