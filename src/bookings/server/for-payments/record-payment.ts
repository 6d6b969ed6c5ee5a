import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { lockBooking } from '../life/bookings-table.ts'
import { changeBooking, mayChange } from '../life/change-booking.ts'

/** `tooLate` means that the renter has lost the space, so all the money must go back. */
export type PaymentOutcome = 'recorded' | 'alreadyPaid' | 'tooLate'

export async function recordPayment(tx: Db, ctx: Context, id: string): Promise<PaymentOutcome> {
  const booking = await lockBooking(tx, id)
  if (booking?.stage === 'paid') return 'alreadyPaid'
  const mayPay = booking && mayChange(booking, 'pay', { by: 'provider', now: ctx.now })
  if (!mayPay) return 'tooLate'
  await changeBooking(tx, ctx, booking, 'pay', { by: 'provider' })
  return 'recorded'
}

/** The renter is told once, however many cards are tried. */
export async function recordFailedPayment(tx: Db, ctx: Context, id: string): Promise<void> {
  const booking = await lockBooking(tx, id)
  if (!booking || booking.payment_status === 'error') return
  if (!mayChange(booking, 'failPayment', { by: 'provider', now: ctx.now })) return
  await changeBooking(tx, ctx, booking, 'failPayment', { by: 'provider' })
}
