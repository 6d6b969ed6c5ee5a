import { stageAt } from '#bookings/rules/allowed-actions.ts'
import { bookingTransition } from '#bookings/rules/booking-states.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { announceBooking } from './announce-booking.ts'
import { type BookingRow, findBooking, moveBooking } from './bookings-table.ts'
import { standingOf } from './present-booking.ts'
import { recordBookingEvent } from './record-event.ts'

/** `tooLate` means that the space is no longer theirs, so the money must go back in full. */
export type PaymentOutcome = 'recorded' | 'alreadyPaid' | 'tooLate'

export async function recordPayment(tx: Db, ctx: Context, id: string): Promise<PaymentOutcome> {
  const booking = await findBooking(tx, id)
  if (booking?.stage === 'paid') return 'alreadyPaid'
  if (!booking || !awaitsPayment(booking, ctx.now)) return 'tooLate'
  const moved = await moveBooking(tx, {
    id,
    from: 'approved',
    set: { stage: 'paid', payment_status: 'successful', paid_at: ctx.now, expires_at: null },
  })
  if (!moved) return recordPayment(tx, ctx, id)
  const event = {
    bookingId: id,
    event: 'paid',
    by: 'provider',
    from: 'approved',
    to: 'paid',
  } as const
  await recordBookingEvent(tx, ctx, event)
  await announceBooking(tx, ctx, moved, 'paid')
  return 'recorded'
}

/** A card was declined: the booking stays payable until its deadline. */
export async function recordFailedPayment(tx: Db, ctx: Context, id: string): Promise<void> {
  const booking = await findBooking(tx, id)
  if (!booking || !awaitsPayment(booking, ctx.now)) return
  const set = { payment_status: 'error' } as const
  const moved = await moveBooking(tx, { id, from: 'approved', set })
  if (!moved || booking.payment_status === 'error') return
  await recordBookingEvent(tx, ctx, {
    bookingId: id,
    event: 'payment_failed',
    by: 'provider',
    from: 'approved',
    to: 'approved',
  })
  await announceBooking(tx, ctx, moved, 'paymentFailed')
}

function awaitsPayment(booking: BookingRow, now: Date): boolean {
  return bookingTransition(stageAt(standingOf(booking), now), 'pay', 'provider') !== undefined
}
