import { requirePerson } from '#accounts/server/account/require-person.ts'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { PaymentHint, PaymentState } from '#payments/rules/wire.ts'
import { type PaymentRow, paymentsOfBooking } from '../attempts/payments-table.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { readPaymentState } from './read-payment-state.ts'
import { syncPayment } from './sync-payment.ts'

/** The address of the page only says which payment to check with the provider. */
export async function confirmPayment(ctx: Context, hint: PaymentHint): Promise<PaymentState> {
  const { id } = requirePerson(ctx)
  const booking = await findBookingMoney(ctx.db, hint.bookingId, ctx.now)
  if (booking?.renterId !== id) return fail('not_found')
  const payments = await paymentsOfBooking(ctx.db, booking.id)
  const payment = hintedPayment(payments, hint)
  if (!payment && (isGiven(hint.sessionId) || isGiven(hint.paymentId))) return fail('not_found')
  if (payment && payment.state !== 'paid') await ask(ctx, payment)
  return readPaymentState(ctx, booking.id, hint.response === 'cancelled')
}

/** If the provider does not answer, the page goes on asking us. */
async function ask(ctx: Context, payment: PaymentRow): Promise<void> {
  try {
    await syncPayment(ctx, payment)
  } catch (error) {
    ctx.log.warn({ payment: payment.id, fault: faultWords(error) }, 'a payment was not confirmed')
  }
}

function hintedPayment(payments: readonly PaymentRow[], hint: PaymentHint): PaymentRow | undefined {
  if (isGiven(hint.sessionId)) return payments.find(one => one.session_id === hint.sessionId)
  if (isGiven(hint.paymentId)) return payments.find(one => one.id === hint.paymentId)
  return payments[0]
}

const notGiven: readonly (string | null | undefined)[] = [
  undefined,
  null,
  '',
  'null',
  'undefined',
  // The provider fills this in when the renter returns from paying, but not when they leave without
  // paying.
  '{CHECKOUT_SESSION_ID}',
]

function isGiven(text: string | null | undefined): text is string {
  return !notGiven.includes(text)
}
