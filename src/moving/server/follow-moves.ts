import { type BookingToMove, findBookingsToMove } from '#bookings/server/find-bookings-to-move.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { findBookable } from '#listings/server/find-bookable.ts'
import { firstSlot, slotPeriod } from '#moving/rules/move-windows.ts'
import { announceMove } from './announce-move.ts'
import { insertMove, type MoveRow, openMoves, withoutMove } from './moves-table.ts'
import { recordMove } from './record-move.ts'

const calledOff = 'The booking was cancelled or has ended.'

/**
 * Gives every paid booking with moving its move, and calls off those whose booking is gone. Moves
 * are read before the bookings: one that another process opens meanwhile is not taken for lost.
 */
export async function followMoves(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:follow-moves')
  const open = await openMoves(ctx.db)
  const bookings = await findBookingsToMove(ctx.db, ctx.now)
  const ids = bookings.map(({ id }) => id)
  const missing = await withoutMove(ctx.db, ids)
  for (const booking of bookings.filter(({ id }) => missing.has(id))) {
    await transaction(ctx.db, tx => openMove(tx, ctx, booking))
  }
  const wanted = new Set(ids)
  for (const before of open.filter(move => !wanted.has(move.booking_id))) {
    await transaction(ctx.db, tx => callOff(tx, ctx, before))
  }
}

async function openMove(tx: Db, ctx: Context, booking: BookingToMove): Promise<void> {
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
  }
  const after = await insertMove(tx, row)
  if (after) await announceMove(tx, ctx, { event: 'request', before: null, after })
}

/** A driver may have set off in the meantime; then the things on the van come first. */
async function callOff(tx: Db, ctx: Context, before: MoveRow): Promise<void> {
  const set = { failed_at: ctx.now, reason: calledOff }
  await recordMove(tx, ctx, { before, event: 'callOff', by: 'booking', set })
}
