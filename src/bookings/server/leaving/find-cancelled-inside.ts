import { daysToCollect } from '#bookings/rules/days-to-collect.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { cancelledInside } from '../reading/booking-lists-table.ts'

export interface ToCollect {
  /** The cancelled booking and those that it extends. */
  bookingIds: readonly string[]
  /** By the van. */
  wasCollected: boolean
  until: Date
}

/**
 * Bookings of a partner whose renters may still have to collect their things, because they were
 * cancelled after the start or after the van had collected. Those with the shortest time left come
 * first.
 */
export async function findCancelledInside(db: Db, hostId: string, now: Date): Promise<ToCollect[]> {
  const timeMs = daysToCollect * dayMs
  const rows = await cancelledInside(db, hostId, after(now, -timeMs))
  return rows.map(row => ({
    bookingIds: row.ids,
    wasCollected: row.collected_at !== null,
    until: after(row.cancelled_at, timeMs),
  }))
}
