import { findBookingsMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { findIdsOfParty } from '#bookings/server/for-payments/find-ids-of-party.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { withRentToCome } from './months/with-rent-to-come.ts'

/**
 * Nobody can close their account before the last month of a booking is taken, which waits while its
 * partner is suspended. Bookings that go on, or whose rent is owed, are an obstacle by themselves.
 */
export async function rentObstacles(tx: Db, ctx: Context, userId: string): Promise<string[]> {
  const pages = inPages(async page => {
    const ids = await findIdsOfParty(tx, { renter_id: userId }, page)
    const bookings = await findBookingsMoney(tx, ids, ctx.now)
    const over = [...bookings.values()].filter(
      ({ stage, period, byMonth, arrearsAt }) =>
        stage === 'paid' && period.end <= ctx.now && byMonth && arrearsAt === null,
    )
    const waiting = await withRentToCome(tx, over)
    return ids.map(id => ({ id, isWaiting: waiting.has(id) }))
  })
  for await (const { isWaiting } of pages) {
    if (isWaiting) return ['Rent for a booking of yours that has ended has not been taken yet.']
  }
  return []
}
