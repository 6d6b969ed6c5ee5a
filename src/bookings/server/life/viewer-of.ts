import type { BookingRow } from './bookings-table.ts'
import type { Viewer } from './present-booking.ts'

/** On which side of a booking somebody stands. Undefined if it is none of their business. */
export function viewerOf(
  { renter_id: renterId, host_id: hostId }: Pick<BookingRow, 'renter_id' | 'host_id'>,
  { id, role }: { id: string; role: string },
): Viewer | undefined {
  if (renterId === id) return 'renter'
  if (hostId === id) return 'host'
  return role === 'admin' ? 'operator' : undefined
}
