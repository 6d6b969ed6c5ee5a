import { findBookingsMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { findIdsOfParty } from '#bookings/server/for-payments/find-ids-of-party.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { withRentToCome } from './with-rent-to-come.ts'

/**
 * Bookings that have ended, and whose last months are not taken yet: that waits while their partner
 * is suspended.
 */
export async function* findOverWithRent(
  db: Db,
  { now }: Context,
  party: { renter_id: string } | { host_id: string },
): AsyncGenerator<{ id: string; isOwed: boolean }> {
  const pages = inPages(async page => {
    const ids = await findIdsOfParty(db, party, page)
    const bookings = await findBookingsMoney(db, ids, now)
    const over = [...bookings.values()].filter(
      ({ stage, period, byMonth }) => stage === 'paid' && period.end <= now && byMonth,
    )
    const waiting = await withRentToCome(db, over)
    return ids.map(id => ({
      id,
      isWaiting: waiting.has(id),
      isOwed: bookings.get(id)?.arrearsAt != null,
    }))
  })
  for await (const { id, isWaiting, isOwed } of pages) if (isWaiting) yield { id, isOwed }
}
