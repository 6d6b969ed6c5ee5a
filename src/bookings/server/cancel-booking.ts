import { requirePerson } from '#accounts/server/require-person.ts'
import { allowedActions, stageAt } from '#bookings/rules/allowed-actions.ts'
import type { BookingStage } from '#bookings/rules/booking-states.ts'
import { type Refund, refundFor, refundUntil } from '#bookings/rules/refund.ts'
import type { Booking, CancellationQuote } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { formatPence, pence, poundsFromPence } from '#foundation/rules/money.ts'
import { policyOf } from '#foundation/rules/policy.ts'
import { formatMoment } from '#foundation/rules/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { announceBooking } from './announce-booking.ts'
import { type BookingRow, findBooking, moveBooking } from './bookings-table.ts'
import { periodOf, standingOf } from './present-booking.ts'
import { showBooking } from './read-booking.ts'
import { recordBookingEvent } from './record-event.ts'

const noRefund: Refund = { amount: pence(0), fee: pence(0) }

/** The renter withdraws a request that is not paid, or cancels one that is (D52, D53). */
export async function cancelBooking(ctx: Context, id: string): Promise<Booking> {
  const booking = await ownBooking(ctx, id)
  const refund = refundNow(ctx, booking)
  const from = stageAt(standingOf(booking), ctx.now)
  await transaction(ctx.db, tx => end(tx, ctx, booking, { from, refund }))
  return showBooking(ctx, id)
}

/** A request of somebody who is leaving. */
export async function withdrawRequest(tx: Db, ctx: Context, booking: BookingRow): Promise<void> {
  await end(tx, ctx, booking, { from: booking.stage, refund: noRefund })
}

async function end(
  tx: Db,
  ctx: Context,
  { id }: BookingRow,
  { from, refund }: { from: BookingStage; refund: Refund },
): Promise<void> {
  const wasPaid = from === 'paid'
  const moved = await moveBooking(tx, {
    id,
    from,
    set: {
      stage: 'cancelled',
      unit_no: null,
      expires_at: null,
      cancelled_at: ctx.now,
      cancelled_by: 'renter',
      ...(wasPaid ? { refund: refund.amount, refund_fee: refund.fee } : {}),
    },
  })
  if (!moved) return fail('booking_not_cancellable')
  await recordBookingEvent(tx, ctx, {
    bookingId: id,
    event: wasPaid ? 'cancelled' : 'withdrawn',
    by: 'renter',
    from,
    to: 'cancelled',
    details: { refund: refund.amount, fee: refund.fee },
  })
  await announceBooking(tx, ctx, moved, wasPaid ? 'cancelledByRenter' : 'withdrawn')
  await ctx.jobs.wake(tx, 'move-money')
}

/** What cancelling now would give back: the same figure that cancelling now does give back. */
export async function quoteCancellation(ctx: Context, id: string): Promise<CancellationQuote> {
  const booking = await ownBooking(ctx, id)
  const refund = refundNow(ctx, booking)
  const until = refundUntil(periodOf(booking), policyOf(booking.policy_version))
  return {
    refund: {
      amount: poundsFromPence(refund.amount),
      amountPence: refund.amount,
      fee: poundsFromPence(refund.fee),
      feePence: refund.fee,
    },
    refundUntil: until.toISOString(),
    words: refundWords(booking, refund, until),
  }
}

async function ownBooking(ctx: Context, id: string): Promise<BookingRow> {
  const { id: renterId } = requirePerson(ctx)
  const booking = await findBooking(ctx.db, id)
  return booking?.renter_id === renterId ? booking : fail('not_found')
}

function refundNow(ctx: Context, booking: BookingRow): Refund {
  const actions = allowedActions(standingOf(booking), 'renter', ctx.now)
  if (actions.includes('withdraw')) return noRefund
  if (booking.disputed) return fail('booking_disputed')
  if (!actions.includes('cancel')) return fail('booking_not_cancellable')
  const policy = policyOf(booking.policy_version)
  const period = periodOf(booking)
  return refundFor('renter', { paid: booking.total, period, now: ctx.now, policy })
}

function refundWords(booking: BookingRow, { amount, fee }: Refund, until: Date): string {
  if (booking.stage !== 'paid') return 'You have paid nothing, so there is nothing to refund.'
  if (amount > 0) {
    return `You get ${formatPence(amount)} back: what you paid less the ${formatPence(fee)} cancellation fee.`
  }
  if (fee > 0) return `The cancellation fee takes up what you paid, so nothing is refunded.`
  return `Refunds ended on ${formatMoment(until)}, so nothing is refunded.`
}
