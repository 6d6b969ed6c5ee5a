import { daysToDispute } from '#bookings/rules/days-to-dispute.ts'
import { ranUntil } from '#bookings/rules/life/ran-until.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, earlier, type Period } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type BookingRow, lockBooking } from '../life/bookings-table.ts'
import { periodOf } from '../life/facts-of-booking.ts'

interface BookingToMove {
  id: string
  hostId: string
  renterId: string
  listingId: string
  /** Until the end of what extends it. */
  period: Period
  pickupAddress: string
  distanceKm: number
}

interface Standing {
  /** True while it, or what extends it, is paid and not over. */
  runs: boolean
  isCancelled: boolean
  /** When it ends with all that extends it, or was cancelled before that. */
  overAt: Date
  /** Null if no dispute about it can be opened any more. */
  disputeUntil: Date | null
}

/** Locks the booking and what extends it until the transaction ends. */
export async function lockBookingToMove(
  tx: Db,
  id: string,
  now: Date,
): Promise<(BookingToMove & Standing) | undefined> {
  const row = await lockBooking(tx, id)
  if (!row) return undefined
  const end = row.stage === 'paid' ? await lockEndOfStay(tx, row) : row.ends_at
  const { cancelled_at } = row
  return {
    ...bookingToMove(row, end),
    runs: row.stage === 'paid' && row.moving && end > now,
    isCancelled: row.stage === 'cancelled',
    overAt: cancelled_at ? earlier(cancelled_at, end) : end,
    disputeUntil: disputeUntil(row, now),
  }
}

/** One after the other, as they follow each other, so that none of them is cancelled meanwhile. */
async function lockEndOfStay(tx: Db, first: BookingRow): Promise<Date> {
  let last = first
  while (last.extended_by !== null) {
    const later = await lockBooking(tx, last.extended_by)
    if (later?.stage !== 'paid' || later.starts_at.getTime() !== last.ends_at.getTime()) break
    last = later
  }
  return last.ends_at
}

function disputeUntil(row: BookingRow, now: Date): Date | null {
  const { stage, paid_at: paidAt, cancelled_at: cancelledAt } = row
  const end = ranUntil({ stage, period: periodOf(row), paidAt, cancelledAt })
  const until = end && after(end, daysToDispute * dayMs)
  return until && until > now ? until : null
}

function bookingToMove(row: BookingRow, end: Date): BookingToMove {
  return {
    id: row.id,
    hostId: row.host_id,
    renterId: row.renter_id,
    listingId: row.listing_id,
    period: { start: row.starts_at, end },
    pickupAddress: row.pickup_address ?? '',
    distanceKm: row.distance_km ?? 0,
  }
}
