import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { findOverWithRent } from './months/find-over-with-rent.ts'

/**
 * Nobody can close their account before the last month of a booking is taken. Bookings that go on,
 * or whose rent is owed, are an obstacle by themselves.
 */
export async function rentObstacles(tx: Db, ctx: Context, userId: string): Promise<string[]> {
  for await (const { isOwed } of findOverWithRent(tx, ctx, { renter_id: userId })) {
    if (!isOwed) return ['Rent for a booking of yours that has ended has not been taken yet.']
  }
  return []
}
