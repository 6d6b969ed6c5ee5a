import { fail } from '#foundation/rules/errors.ts'
import { overlaps, type Period } from '#foundation/rules/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { sqlState } from '#foundation/server/database/database-errors.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { expireOverdue } from './expire-bookings.ts'
import { findFreeUnit, heldPeriods, takeTurns } from './units-table.ts'

const exclusionViolation = '23P01'
const mostTries = 50

/**
 * Runs a transaction that takes a unit, one after the other on each listing. The database lets no
 * unit be held twice: whoever still comes second is sent back to look for another.
 */
export async function takingUnit<Result>(
  ctx: Context,
  listingId: string,
  run: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(ctx.db, async tx => {
        await takeTurns(tx, listingId)
        return run(tx)
      })
    } catch (error) {
      if (sqlState(error) !== exclusionViolation || attempt === mostTries) throw error
    }
  }
}

interface Wish {
  listingId: string
  period: Period
  units: number
}

/** A unit for the period; where none is left, whatever has run out lets go of its own first. */
export async function freeUnit(tx: Db, ctx: Context, wish: Wish): Promise<number> {
  const { listingId, period } = wish
  const unit = (await findFreeUnit(tx, wish)) ?? (await freedUnit(tx, ctx, wish))
  if (unit !== undefined) return unit
  const clashes = (await heldPeriods(tx, listingId, ctx.now))
    .filter(held => overlaps(held, period))
    .map(({ start, end }) => ({ startDate: start.toISOString(), endDate: end.toISOString() }))
  return fail('booking_clash', { clashes })
}

async function freedUnit(tx: Db, ctx: Context, wish: Wish): Promise<number | undefined> {
  const expired = await expireOverdue(tx, ctx, { listingId: wish.listingId, atMost: 20 })
  return expired > 0 ? findFreeUnit(tx, wish) : undefined
}
