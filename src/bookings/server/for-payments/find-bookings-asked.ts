import type { Db } from '#foundation/server/database/db.ts'
import { askedBookingRows, countAskedBookings } from './booking-money-table.ts'
import { type BookingMoney, bookingMoney } from './find-booking-money.ts'

const batch = 500

interface Asked {
  bookings: BookingMoney[]
  /** May be more than were read. */
  total: number
}

/** Newest first, and never more than the limit. */
export async function findBookingsAsked(
  db: Db,
  { since, now, atMost }: { since: Date; now: Date; atMost: number },
): Promise<Asked> {
  const total = await countAskedBookings(db, { since, now })
  const bookings: BookingMoney[] = []
  let before = { createdAt: now, id: lastId }
  while (bookings.length < atMost) {
    const limit = Math.min(batch, atMost - bookings.length)
    const rows = await askedBookingRows(db, { since, before, limit })
    bookings.push(...rows.map(row => bookingMoney(row, now)))
    const last = rows.at(-1)
    if (!last || rows.length < limit) break
    before = { createdAt: last.created_at, id: last.id }
  }
  return { bookings, total }
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
