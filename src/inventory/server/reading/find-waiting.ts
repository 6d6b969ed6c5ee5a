import type { FoundWaiting } from '#bookings/rules/waiting.ts'
import type { Context } from '#foundation/server/context.ts'
import { recordsToAnswer } from '../tables/records-table.ts'
import { requestsToDate } from '../tables/requests-table.ts'

/** Records to confirm or to object to, and things that a renter asks back. */
export async function findWaitingThings(
  { db }: Context,
  personId: string,
): Promise<FoundWaiting[]> {
  const [records, requests] = await Promise.all([
    recordsToAnswer(db, personId),
    requestsToDate(db, personId),
  ])
  return [
    ...records.map(({ id, booking_id: bookingId, created_at: since }) => ({
      ...{ id, kind: 'record' as const, of: { bookingId }, since, until: null },
    })),
    ...requests.map(({ id, booking_id: bookingId, asked_at: since }) => ({
      ...{ id, kind: 'thingsAsked' as const, of: { bookingId }, since, until: null },
    })),
  ]
}
