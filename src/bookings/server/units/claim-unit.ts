import { type ErrorCode, fail } from '#foundation/rules/errors.ts'
import { presentEnd } from '#foundation/rules/time/open-end.ts'
import { overlaps } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { isExcluded } from '#foundation/server/database/database-errors.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type Bookable, lockBookable } from '#listings/server/for-bookings/find-bookable.ts'
import type { BookingRow } from '../life/bookings-table.ts'
import { expireOverdue } from '../waiting/expire-bookings.ts'
import {
  findRoom,
  heldPeriods,
  type Room,
  type Turn,
  type WantedRoom,
  waitForTurn,
} from './units-table.ts'

const mostTries = 50

/**
 * Runs a transaction that takes a unit. The database refuses to give one unit to two bookings; the
 * one that loses looks for another unit.
 */
export async function takingUnit<Result>(
  ctx: Context,
  run: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(ctx.db, run)
    } catch (error) {
      if (!isExcluded(error) || attempt === mostTries) throw error
    }
  }
}

/** Until the transaction ends nobody changes the listing or takes a unit of it in this period. */
export async function lockSpace(tx: Db, turn: Turn): Promise<Bookable> {
  const [, listing] = await Promise.all([waitForTurn(tx, turn), lockBookable(tx, turn.listingId)])
  return listing ?? fail('not_found')
}

type Wish = Omit<WantedRoom, 'now'>

/** Who asks for a time can choose another one. Who answers a request cannot. */
type NoRoom = 'booking_clash' | 'space_taken'

/** If an overdue booking is in the way, the overdue bookings of the listing release their units. */
export async function freeUnit(
  tx: Db,
  ctx: Context,
  wish: Wish,
  {
    seen,
    noRoom = 'booking_clash',
  }: {
    /** The room, if the caller has looked for it after taking the turn. */
    seen?: Room | undefined
    noRoom?: NoRoom
  } = {},
): Promise<number> {
  const { listingId, period } = wish
  const { unit, isRepeated } = await roomNow(tx, ctx, wish, seen)
  if (isRepeated) return fail('booking_repeated')
  if (unit !== null) return unit
  const clashes = (await heldPeriods(tx, [listingId], ctx.now))
    .filter(held => overlaps(held, period))
    .map(({ start, end }) => ({ startDate: start.toISOString(), endDate: presentEnd(end) }))
  return fail(noRoom, { clashes })
}

interface Longer {
  space: Bookable
  booking: BookingRow
  end: Date
}

/**
 * Why a booking cannot keep its unit until a later end: its partner or another calendar has closed
 * that time since, or others have booked all there is. The caller has the lock of the space.
 */
export async function whyNotLonger(
  tx: Db,
  ctx: Context,
  { space, booking, end }: Longer,
): Promise<ErrorCode | undefined> {
  const period = { start: booking.ends_at, end }
  if (space.unavailable.some(closed => overlaps(closed, period))) return 'booking_unavailable'
  const only = booking.unit_no ?? undefined
  const wish = { listingId: space.id, period, units: space.units, only }
  const { unit } = await roomNow(tx, ctx, wish)
  return unit === null ? 'booking_clash' : undefined
}

async function roomNow(tx: Db, ctx: Context, wish: Wish, seen?: Room): Promise<Room> {
  const asked = { ...wish, now: ctx.now }
  const room = seen ?? (await findRoom(tx, asked))
  if (room.isRepeated || !room.hasOverdue) return room
  await expireOverdue(tx, ctx, { listingId: wish.listingId, atMost: 100 })
  return findRoom(tx, asked)
}
