import { findPerson } from '#accounts/server/account/find-person.ts'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { isOnHold } from '#bookings/server/holding/is-on-hold.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { isRentWanted } from '#rent/server/months/is-rent-wanted.ts'
import {
  type PaymentRow,
  paymentsWithoutFee,
  putOffCheck,
  takePaymentsToCheck,
} from '../attempts/payments-table.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { expireLink } from './expire-link.ts'
import { linkPayment } from './link-payment.ts'
import { nextCheck, syncPayment } from './sync-payment.ts'

const atMost = 50

/** Checks every open link, because its webhook may be lost or its booking may be over. */
export async function checkOpenPayments(ctx: Context): Promise<void> {
  const payments = await takePaymentsToCheck(ctx.db, {
    now: ctx.now,
    nextCheckAt: after(ctx.now, minuteMs),
    atMost,
  })
  for (const payment of payments) await trying(ctx, payment, () => check(ctx, payment))
  for (const payment of await paymentsWithoutFee(ctx.db, { now: ctx.now, atMost })) {
    await trying(ctx, payment, () => syncPayment(ctx, payment))
    await putOffCheck(ctx.db, payment.id, nextCheck(payment, ctx.now))
  }
}

async function check(ctx: Context, payment: PaymentRow): Promise<void> {
  const isUnlinked = payment.state === 'creating' && !payment.off_session
  const linked = isUnlinked ? await linkPayment(ctx, payment) : payment
  if (await isStillPayable(ctx, payment)) await syncPayment(ctx, linked)
  else await expireLink(ctx, linked)
  await putOffCheck(ctx.db, payment.id, nextCheck(payment, ctx.now))
}

async function isStillPayable(
  ctx: Context,
  { booking_id, month, off_session }: PaymentRow,
): Promise<boolean> {
  const booking = await findBookingMoney(ctx.db, booking_id, ctx.now)
  if (!booking) return false
  if (month !== null) {
    const isClosed = !off_session && (await isOnHold(ctx.db, booking_id))
    return !isClosed && (await isRentWanted(ctx.db, booking, month))
  }
  const host = await findPerson(ctx.db, booking.hostId)
  return booking.stage === 'approved' && !host?.isSuspended
}

async function trying(ctx: Context, payment: PaymentRow, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    ctx.log.warn({ payment: payment.id, fault: faultWords(error) }, 'a payment was not checked')
  }
}
