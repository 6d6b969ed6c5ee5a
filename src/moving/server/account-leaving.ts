import { daysToCollect } from '#bookings/rules/days-to-collect.ts'
import { findIdsOfParty } from '#bookings/server/for-payments/find-ids-of-party.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, formatDeadline } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import { cutReasons } from '#messages/server/for-bookings/cut-reasons.ts'
import { driversOf, eraseDriversOf } from './drivers/drivers-table.ts'
import { openLicence } from './drivers/licence-seal.ts'
import { presentDriver } from './drivers/present-driver.ts'
import { calledOff } from './moves/follow-moves.ts'
import { failedLine } from './moves/move-line.ts'
import {
  erasePickupsOf,
  eraseReasonsOf,
  type MoveRow,
  movesOf,
  movesOnTheVan,
} from './moves/moves-table.ts'

/**
 * A partner says how the move ended before they leave. A renter cannot say it, so they wait only
 * for as long as things are kept to be collected.
 */
export async function moveObstacles(tx: Db, ctx: Context, userId: string): Promise<string[]> {
  const driven = await movesOnTheVan(tx, { host_id: userId })
  const since = after(ctx.now, -daysToCollect * dayMs)
  const carried = (await movesOnTheVan(tx, { renter_id: userId }))
    .flatMap(move => move.collected_at ?? [])
    .filter(collectedAt => collectedAt > since)
  const last = carried.sort((one, other) => one.getTime() - other.getTime()).at(-1)
  return [
    ...(driven.length > 0
      ? [
          'Things of a renter are on a van of yours. Please say on the page of the booking how the move ended.',
        ]
      : []),
    ...(last
      ? [
          `Your things are on the van. You can leave once the partner has marked them as delivered, or after ${formatDeadline(after(last, daysToCollect * dayMs))}.`,
        ]
      : []),
  ]
}

/** Drivers are people whom only the partner told us about, so their data go with the partner. */
export async function eraseDrivers(tx: Db, _ctx: Context, hostId: string): Promise<void> {
  await eraseDriversOf(tx, hostId)
}

/**
 * Where things were collected and what was photographed there, and why a move did not work out. The
 * rest stays with the booking.
 */
export async function eraseMoves(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await erasePickupsOf(tx, userId)
  await eraseReasonsOf(tx, userId, { except: calledOff })
  await cutReasons(tx, userId, [failedLine])
}

export async function exportDrivers(ctx: Context, hostId: string): Promise<unknown> {
  const rows = await driversOf(ctx.db, hostId)
  return rows.map(row => ({
    ...presentDriver(row),
    licenseNo: openLicence(ctx.keys, row.licence_sealed) ?? row.licence_mask,
  }))
}

export async function* exportMoves(ctx: Context, userId: string): AsyncGenerator<unknown> {
  for (const party of [{ renter_id: userId }, { host_id: userId }]) {
    const bookings = inPages(async page => {
      const ids = await findIdsOfParty(ctx.db, party, page)
      const moves = new Map((await movesOf(ctx.db, ids)).map(row => [row.booking_id, row]))
      return ids.map(id => ({ id, move: moves.get(id) }))
    })
    for await (const { move } of bookings) if (move) yield exported(move, userId)
  }
}

function exported(row: MoveRow, userId: string) {
  return {
    as: row.renter_id === userId ? 'renter' : 'partner',
    booking: row.booking_id,
    state: row.state,
    from: row.starts_at,
    until: row.ends_at,
    ...(row.renter_id === userId && { pickupAddress: row.pickup_address }),
    photos: [row.collected_photo, row.delivered_photo].flatMap(name =>
      name ? mediaPath(name) : [],
    ),
    driver: row.driver_name,
    collectedAt: row.collected_at,
    deliveredAt: row.delivered_at,
    reason: row.reason,
  }
}
