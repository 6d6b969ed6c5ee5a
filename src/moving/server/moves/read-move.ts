import { requirePerson } from '#accounts/server/account/require-person.ts'
import { findEndOfStay } from '#bookings/server/for-payments/end-of-stay.ts'
import { showBooking } from '#bookings/server/reading/read-booking.ts'
import { fail } from '#foundation/rules/errors.ts'
import { endOf, isOpenEnded } from '#foundation/rules/time/open-end.ts'
import { recordLook } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import { allowedEvents } from '#moving/rules/move-states.ts'
import { movingDays, slotAt } from '#moving/rules/move-windows.ts'
import type { Move } from '#moving/rules/move-wire.ts'
import { driversOf, findDriver } from '../drivers/drivers-table.ts'
import { vehicleLabel } from '../drivers/vehicle-label.ts'
import { daySheetUrl } from './day-sheet-link.ts'
import { busyTimes, findMove, type MoveRow } from './moves-table.ts'

/** For everybody who may read the booking. When the operator reads it, the audit records that. */
export async function readMove(ctx: Context, id: string): Promise<Move | null> {
  const move = await showMove(ctx, id)
  if (move && requirePerson(ctx).role === 'admin') {
    await recordLook(ctx.db, ctx, { action: 'move.read', subject: { type: 'booking', id } })
  }
  return move
}

/** Without a record in the audit, for the answer to an action. Null if there is no move. */
export async function showMove(ctx: Context, id: string): Promise<Move | null> {
  const booking = await showBooking(ctx, id)
  const row = await findMove(ctx.db, id)
  if (!row) return null
  const isHost = requirePerson(ctx).id === row.host_id
  const driver = row.driver_id ? await findDriver(ctx.db, row.driver_id) : undefined
  const isGone = booking.paymentStatus !== 'successful' || booking.cancelledAt !== null
  const end = booking.extendedBy ? await findEndOfStay(ctx.db, id) : endOf(booking.endDate)
  const booked = { start: new Date(booking.startDate), end }
  const mayBePlanned = !isGone && booked.end > ctx.now
  const planning = isHost ? await presentPlanning(ctx, row, booked) : undefined
  return {
    _id: row.booking_id,
    state: row.state,
    isOver: row.state === 'delivered' || (row.state === 'failed' && !mayBePlanned),
    ...slotAt(row.starts_at),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    pickupAddress: row.pickup_address,
    distanceKm: row.distance_km,
    vehicleType: await vehicleLabel(ctx.db, row.vehicle_type),
    driver: row.driver_name
      ? {
          firstName: row.driver_name,
          vehicleNo: row.driver_vehicle ?? '',
          profilePicture: driver?.profile_picture ? mediaPath(driver.profile_picture) : null,
        }
      : null,
    collectedAt: row.collected_at?.toISOString() ?? null,
    collectedPhoto: row.collected_photo && mediaPath(row.collected_photo),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    deliveredPhoto: row.delivered_photo && mediaPath(row.delivered_photo),
    failedAt: row.failed_at?.toISOString() ?? null,
    reason: row.reason,
    allowed: isHost ? allowedEvents(row.state, 'host').filter(e => !isGone || e !== 'assign') : [],
    ...(planning ? { planning } : {}),
  }
}

/** Without the drivers, and the link with which one of them marks what is done. */
export async function showMoveToPrograms(ctx: Context, id: string): Promise<Move> {
  const { planning: _, ...move } = (await showMove(ctx, id)) ?? fail('not_found')
  return move
}

async function presentPlanning(
  ctx: Context,
  row: MoveRow,
  booked: { start: Date; end: Date },
): Promise<NonNullable<Move['planning']>> {
  const drivers = await driversOf(ctx.db, row.host_id)
  const ids = drivers.map(({ id }) => id)
  const busy = await busyTimes(ctx.db, ids, { since: ctx.now, except: row.booking_id })
  const days = movingDays(booked)
  return {
    driver: row.driver_id,
    drivers: drivers.map(({ id, first_name, last_name }) => ({
      _id: id,
      name: `${first_name} ${last_name}`,
      busy: busy
        .filter(({ driverId }) => driverId === id)
        .map(({ start, end }) => ({ startsAt: start.toISOString(), endsAt: end.toISOString() })),
    })),
    firstDay: days.first,
    lastDay: isOpenEnded(booked.end) ? null : days.last,
    daySheetUrl: daySheetUrl(ctx, row),
  }
}
