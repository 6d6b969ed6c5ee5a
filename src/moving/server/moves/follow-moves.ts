import { lockBookingToMove } from '#bookings/server/for-payments/lock-booking-to-move.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { dealWithEach } from '#foundation/server/jobs/deal-with-due.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { firstSlot, slotPeriod } from '#moving/rules/move-windows.ts'
import { beginMove, changeMove } from './change-move.ts'
import { givenBy } from './lock-with-booking.ts'
import { bookingsToCallOff, bookingsWithoutMove, lockMove, type MoveRow } from './moves-table.ts'

/** Of each kind in one run. What is left over waits for the next. */
const atMost = 500
export const calledOff = 'The booking was cancelled or has ended.'

/** Makes a move for every paid booking with moving, and calls off moves whose booking has ended. */
export async function followMoves(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:follow-moves')
  const find = async (except: readonly string[]) => {
    const which = { atMost, except }
    const missing = await bookingsWithoutMove(ctx.db, ctx.now, which)
    const unwanted = await bookingsToCallOff(ctx.db, ctx.now, which)
    return [
      ...missing.map(({ id }) => ({ id, deed: openMove })),
      ...unwanted.map(({ id }) => ({ id, deed: callOff })),
    ]
  }
  await dealWithEach(ctx, { work: 'follow-moves', name: 'booking', find }, (tx, { id, deed }) =>
    deed(tx, ctx, id),
  )
}

async function openMove(tx: Db, ctx: Context, id: string): Promise<void> {
  const booking = await lockBookingToMove(tx, id, ctx.now)
  if (!booking?.runs || (await lockMove(tx, id))) return
  const listing = await findBookable(tx, booking.listingId)
  const { start, end } = slotPeriod(firstSlot(booking.period, ctx.now))
  const row: MoveRow = {
    booking_id: booking.id,
    host_id: booking.hostId,
    renter_id: booking.renterId,
    listing_id: booking.listingId,
    state: 'requested',
    starts_at: start,
    ends_at: end,
    pickup_address: booking.pickupAddress,
    distance_km: booking.distanceKm,
    vehicle_type: listing?.vehicleType ?? null,
    driver_id: null,
    driver_name: null,
    driver_vehicle: null,
    collected_at: null,
    collected_photo: null,
    delivered_at: null,
    delivered_photo: null,
    failed_at: null,
    reason: null,
    created_at: ctx.now,
    reminded_at: null,
  }
  await beginMove(tx, ctx, row, givenBy(booking))
}

/** A driver may have collected the things meanwhile. Then the move is finished. */
async function callOff(tx: Db, ctx: Context, id: string): Promise<void> {
  const booking = await lockBookingToMove(tx, id, ctx.now)
  const move = await lockMove(tx, id)
  const isOpen = move?.state === 'requested' || move?.state === 'assigned'
  if (!booking || booking.runs || !isOpen) return
  const set = { reason: calledOff }
  await changeMove(tx, ctx, move, 'callOff', { by: 'booking', set, given: givenBy(booking) })
}
