import { contestBooking } from '#bookings/server/holding/contest-booking.ts'
import type { ComplaintWords } from '#complaints/rules/complaint-life.ts'
import { pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Consequence } from '#foundation/server/lives/change.ts'
import { refundPart } from '#payments/server/sending/refund-part.ts'
import type { ComplaintRow } from './complaints-table.ts'

/** Read while holding the lock of the booking. */
export interface ComplaintGiven {
  opensDuring?: { start: Date; end: Date } | undefined
  refund?: number
  left?: number
}

type ComplaintConsequence = Consequence<ComplaintRow, ComplaintWords, ComplaintGiven>

export const complaintConsequences: Record<ComplaintWords['consequence'], ComplaintConsequence> = {
  contestBooking: (tx, ctx, { after: { booking_id: bookingId }, by }) =>
    contestBooking(tx, ctx, { bookingId, contested: true, by }),
  uncontestBooking: (tx, ctx, { after: { booking_id: bookingId }, by }) =>
    contestBooking(tx, ctx, { bookingId, contested: false, by }),
  giveBack: (tx, ctx, { after }) => giveBack(tx, ctx, after),
}

/** Refunds what was decided and divides the rest between partner and commission again. */
async function giveBack(tx: Db, ctx: Context, complaint: ComplaintRow): Promise<void> {
  const { id, booking_id: bookingId, refund } = complaint
  if (!refund) return
  await refundPart(tx, ctx, bookingId, pence(refund), { subject: id, reason: 'dispute' })
}
