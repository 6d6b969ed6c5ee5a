import { lockPeople } from '#accounts/server/account/find-person.ts'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { opensDuring } from '#complaints/rules/complaint-terms.ts'
import { reasonsOf, wishesOf } from '#complaints/rules/complaint-words.ts'
import type { Complaint, NewComplaint } from '#complaints/rules/wire.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { beginComplaint } from './change-complaint.ts'
import { type ComplaintRow, lockRunningComplaint } from './complaints-table.ts'
import { presentComplaint } from './present-complaint.ts'
import { requireSide } from './require-side.ts'
import { showPictures } from './show-pictures.ts'

/** Payouts of the booking wait until the dispute is over. */
export async function openComplaint(
  ctx: Context,
  bookingId: string,
  { reason, text, pictures, wish }: NewComplaint,
): Promise<Complaint> {
  const { side, personId, booking: seen } = await requireSide(ctx, bookingId)
  if (!reasonsOf[side].includes(reason)) failField('reason', 'Please choose one of the reasons.')
  if (!wishesOf[side].includes(wish)) failField('wish', 'Please choose one of the outcomes.')
  return transaction(ctx.db, async tx => {
    // Neither side can delete the account while this is written.
    const people = await lockPeople(tx, [seen.renterId, seen.hostId])
    if (people.get(personId)?.isDeleted) return fail('unauthenticated')
    const booking = await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
    if (!booking) return fail('not_found')
    if (await lockRunningComplaint(tx, bookingId)) return fail('complaint_open')
    const given = { opensDuring: opensDuring(booking) }
    const row = newComplaint(ctx, booking, { side, reason, wish, statement: text })
    const complaint = await beginComplaint(tx, ctx, row, { by: side, given })
    await showPictures(tx, { complaint, personId, side, pictures })
    const shown = await presentComplaint(tx, ctx, complaint, side)
    await ctx.idempotency?.keep(tx, shown)
    return shown
  })
}

type FirstStatement = Pick<ComplaintRow, 'reason' | 'wish' | 'statement'> & {
  side: ComplaintRow['opened_by']
}

function newComplaint(
  { now }: Context,
  booking: { id: string; hostId: string; renterId: string },
  { side, ...first }: FirstStatement,
): ComplaintRow {
  return {
    id: newId(now),
    booking_id: booking.id,
    host_id: booking.hostId,
    renter_id: booking.renterId,
    opened_by: side,
    state: 'open',
    ...first,
    opened_at: now,
    answer_by: now,
    answer: null,
    answered_at: null,
    unanswered_at: null,
    refund: null,
    decision: null,
    decided_by: null,
    closed_at: null,
  }
}
