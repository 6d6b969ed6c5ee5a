import { findPerson } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { isOnHold } from '#bookings/server/holding/is-on-hold.ts'
import { fail } from '#foundation/rules/errors.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import { paymentHeadings } from '#payments/rules/payment-states.ts'
import type { PaymentStanding, PaymentState } from '#payments/rules/wire.ts'
import { findOwedMonths } from '#rent/server/months/find-owed-months.ts'
import { type PaymentRow, paymentsOfBooking } from '../attempts/payments-table.ts'

export async function readPaymentState(
  ctx: Context,
  bookingId: string,
  hasLeft = false,
): Promise<PaymentState> {
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  const view = booking && viewOf(ctx, booking)
  if (!booking || !view) return fail('not_found')
  const payments = attemptsForLatestMonth(await paymentsOfBooking(ctx.db, bookingId))
  const paid = payments.find(one => one.outcome === 'recorded')
  const state = standing(booking, payments, hasLeft)
  const [owed] = booking.stage === 'paid' ? await findOwedMonths(ctx.db, bookingId) : []
  const isPayable = booking.stage === 'approved' || owed !== undefined
  const amount = owed?.amount ?? booking.first.amount
  const host = isPayable ? await findPerson(ctx.db, booking.hostId) : undefined
  const isClosed = booking.stage === 'approved' || (await isOnHold(ctx.db, bookingId))
  const onHold = host?.isSuspended === true && isClosed
  return {
    bookingId,
    state,
    heading: paymentHeadings[state],
    paymentStatus: booking.paymentStatus,
    amount: poundsFromPence(amount),
    amountPence: amount,
    paidAt: paid?.paid_at?.toISOString() ?? null,
    payBy: isPayable ? (booking.expiresAt?.toISOString() ?? null) : null,
    canPay: isPayable && !onHold && view === 'renter',
    onHold,
    hasReceipt: paid !== undefined && view !== 'host',
  }
}

/**
 * The attempts to pay what was last asked for on the hosted page: the booking, or a month of rent
 * that is owed.
 */
function attemptsForLatestMonth(payments: readonly PaymentRow[]): PaymentRow[] {
  const onPage = payments.filter(({ off_session }) => !off_session)
  return onPage.filter(({ month }) => month === onPage[0]?.month)
}

export type MoneyView = 'renter' | 'host' | 'operator'

export function viewOf(ctx: Context, booking: BookingMoney): MoneyView | undefined {
  const { id, role } = requirePerson(ctx)
  if (booking.renterId === id) return 'renter'
  if (booking.hostId === id) return 'host'
  return role === 'admin' ? 'operator' : undefined
}

function standing(
  booking: BookingMoney,
  payments: readonly PaymentRow[],
  hasLeft: boolean,
): PaymentStanding {
  const paid = payments.find(one => one.state === 'paid')
  if (paid) return isGoingBack(booking, payments) ? 'refunded' : 'successful'
  const [newest] = payments
  if (!newest) return 'none'
  if (newest.state === 'open' || newest.state === 'creating') {
    if (hasLeft) return 'cancelled'
    return newest.note === null ? 'pending' : 'failed'
  }
  return newest.state === 'mismatched' ? 'pending' : 'failed'
}

function isGoingBack(booking: BookingMoney, payments: readonly PaymentRow[]): boolean {
  const isRecorded = payments.some(one => one.outcome === 'recorded')
  return !isRecorded || (booking.refund ?? 0) > 0
}
