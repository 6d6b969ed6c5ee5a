import { fail } from '#foundation/rules/errors.ts'
import type { Period } from '#foundation/rules/time.ts'
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

/** A unit for the period, after whatever has run out has let go of its own. */
export async function freeUnit(
  tx: Db,
  ctx: Context,
  { listingId, period, units }: { listingId: string; period: Period; units: number },
): Promise<number> {
  await expireOverdue(tx, ctx, { listingId, atMost: 20 })
  const unit = await findFreeUnit(tx, { listingId, period, units })
  if (unit !== undefined) return unit
  const clashes = (await heldPeriods(tx, listingId, ctx.now))
    .filter(held => held.start < period.end && period.start < held.end)
    .map(({ start, end }) => ({ startDate: start.toISOString(), endDate: end.toISOString() }))
  return fail('booking_clash', { clashes })
}
