import { requirePerson } from '#accounts/server/require-person.ts'
import { stageAt } from '#bookings/rules/allowed-actions.ts'
import { bookingTransition } from '#bookings/rules/booking-states.ts'
import { refundFor } from '#bookings/rules/refund.ts'
import type { Booking, BookingAnswer } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { policyOf } from '#foundation/rules/policy.ts'
import { after, earlier, hourMs } from '#foundation/rules/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { findBookable } from '#listings/server/find-bookable.ts'
import { announceBooking } from './announce-booking.ts'
import { type BookingRow, findBooking, moveBooking } from './bookings-table.ts'
import { freeUnit, takingUnit } from './claim-unit.ts'
import { standingOf } from './present-booking.ts'
import { showBooking } from './read-booking.ts'
import { recordBookingEvent } from './record-event.ts'

/** Nobody is told that the host did what the operator has done. */
const news = {
  host: { approve: 'approved', deny: 'denied', cancel: 'cancelledByHost' },
  operator: {
    approve: 'approvedByOperator',
    deny: 'deniedByOperator',
    cancel: 'cancelledByOperator',
  },
} as const

/** The host (or the operator) approves a request, denies it, or cancels what was approved. */
export async function answerBooking(
  ctx: Context,
  id: string,
  answer: BookingAnswer,
): Promise<Booking> {
  const person = requirePerson(ctx)
  const booking = await findBooking(ctx.db, id)
  const mayAnswer = booking && (booking.host_id === person.id || person.role === 'admin')
  if (!mayAnswer) return fail('not_found')
  const by = booking.host_id === person.id ? 'host' : 'operator'
  if (answer.approvalStatus === 'approved') await approve(ctx, booking, by)
  else await refuse(ctx, booking, by, answer)
  return showBooking(ctx, id)
}

async function approve(ctx: Context, booking: BookingRow, by: 'host' | 'operator') {
  const stage = stageAt(standingOf(booking), ctx.now)
  if (stage === 'approved' || stage === 'paid') return
  if (!bookingTransition(stage, 'approve', by)) fail('booking_not_open')
  const { listing_id: listingId, starts_at: start, ends_at: end } = booking
  await takingUnit(ctx, listingId, async tx => {
    const listing = await findBookable(tx, listingId, 'while booking')
    if (!listing?.isApproved) return fail('listing_not_bookable')
    const unit = await freeUnit(tx, ctx, {
      listingId,
      period: { start, end },
      units: listing.units,
    })
    const { payWindowHours } = policyOf(booking.policy_version)
    const deadline = after(ctx.now, payWindowHours * hourMs)
    const moved = await moveBooking(tx, {
      id: booking.id,
      from: 'pending',
      set: {
        stage: 'approved',
        unit_no: unit,
        approved_at: ctx.now,
        expires_at: earlier(deadline, end),
        reminded_at: null,
      },
    })
    if (!moved) return fail('booking_not_open')
    await recordBookingEvent(tx, ctx, {
      bookingId: booking.id,
      event: 'approved',
      by,
      from: 'pending',
      to: 'approved',
    })
    await announceBooking(tx, ctx, moved, news[by].approve)
  })
}

async function refuse(
  ctx: Context,
  booking: BookingRow,
  by: 'host' | 'operator',
  { reason, seen }: BookingAnswer,
) {
  const stage = stageAt(standingOf(booking), ctx.now)
  if (seen && seen !== stage) return fail('booking_changed')
  const event = stage === 'paid' ? 'cancel' : 'deny'
  const transition = bookingTransition(stage, event, by)
  if (event === 'cancel' && booking.disputed) return fail('booking_disputed')
  if (!transition || booking.ends_at <= ctx.now) return fail('booking_not_open')
  const policy = policyOf(booking.policy_version)
  const period = { start: booking.starts_at, end: booking.ends_at }
  const refund =
    event === 'cancel'
      ? refundFor(by, { paid: booking.total, period, now: ctx.now, policy })
      : undefined
  await transaction(ctx.db, async tx => {
    const moved = await moveBooking(tx, {
      id: booking.id,
      from: stage,
      set: {
        stage: transition.to,
        unit_no: null,
        expires_at: null,
        reason: reason ?? null,
        ...(refund
          ? {
              cancelled_at: ctx.now,
              cancelled_by: by,
              refund: refund.amount,
              refund_fee: refund.fee,
            }
          : {}),
      },
    })
    if (!moved) return fail('booking_not_open')
    await recordBookingEvent(tx, ctx, {
      bookingId: booking.id,
      event: refund ? 'cancelled' : 'denied',
      by,
      from: stage,
      to: transition.to,
      details: refund ? { refund: refund.amount, fee: refund.fee } : {},
    })
    await announceBooking(tx, ctx, moved, news[by][event])
    await ctx.jobs.wake(tx, 'move-money')
  })
}
