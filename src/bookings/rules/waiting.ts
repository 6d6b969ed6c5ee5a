import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'

export const waitingKinds = [
  'dispute',
  'viewing',
  'move',
  'record',
  'thingsAsked',
  'review',
] as const

/** What waits for one side of a booking or a viewing. Requests for bookings are read with those. */
export const Waiting = z.strictObject({
  /** Of the viewing, the record and so on; of the booking for a move. */
  _id: Id,
  kind: z.enum(waitingKinds),
  /** As which side the reader is waited for. */
  as: z.enum(['renter', 'host']),
  /** Null for a viewing. */
  bookingId: Id.nullable(),
  space: z.string(),
  /** First name of the other side. */
  other: z.string(),
  /** When it is too late. */
  until: z.string().nullable(),
})
export type Waiting = z.infer<typeof Waiting>

/** What a noun finds. Whose it is and where is read off its booking, unless it has none. */
export interface FoundWaiting {
  id: string
  kind: Waiting['kind']
  of: { bookingId: string } | { listingId: string; otherId: string; as: Waiting['as'] }
  since: Date
  until: Date | null
}
