import { findPeople } from '#accounts/server/account/find-person.ts'
import {
  findBookedSpaces,
  findBookingsMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { offsetOf, type Paging } from '#foundation/rules/paging.ts'
import type { Context } from '#foundation/server/context.ts'
import type { ConsoleDispute } from '#payments/rules/console-wire.ts'
import { countDisputes, listDisputes } from '../movements/disputes-table.ts'
import { withPounds } from '../statements/read-receipt.ts'
import { partyOf } from './read-money-desk.ts'

export async function readBankDisputes(
  ctx: Context,
  { page, limit }: Paging,
): Promise<{ rows: ConsoleDispute[]; total: number }> {
  const disputes = await listDisputes(ctx.db, { limit, offset: offsetOf({ page, limit }) })
  const ids = [...new Set(disputes.map(one => one.booking_id))]
  const bookings = await findBookingsMoney(ctx.db, ids, ctx.now)
  const booked = [...bookings.values()]
  const parties = booked.flatMap(({ hostId, renterId }) => [hostId, renterId])
  const people = await findPeople(ctx.db, [...new Set(parties)])
  const spaces = await findBookedSpaces(
    ctx.db,
    booked.map(({ listingId }) => listingId),
  )
  const rows = disputes.flatMap((one): ConsoleDispute[] => {
    const booking = bookings.get(one.booking_id)
    if (!booking) return []
    return [
      {
        _id: one.id,
        bookingId: one.booking_id,
        space: spaces.get(booking.listingId)?.title ?? '',
        renter: partyOf(people, booking.renterId),
        host: partyOf(people, booking.hostId),
        state: one.state,
        reason: one.reason,
        ...withPounds(one.amount),
        openedAt: one.opened_at.toISOString(),
        closedAt: one.closed_at?.toISOString() ?? null,
      },
    ]
  })
  return { rows, total: await countDisputes(ctx.db) }
}
