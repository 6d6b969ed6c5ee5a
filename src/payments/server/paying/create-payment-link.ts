import { lockPeople } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { isRenterBehind } from '#bookings/server/for-payments/is-renter-behind.ts'
import { isOnHold } from '#bookings/server/holding/is-on-hold.ts'
import { fail } from '#foundation/rules/errors.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after, earlier, later } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { PaymentLink } from '#payments/rules/wire.ts'
import { findOwedMonths } from '#rent/server/months/find-owed-months.ts'
import { freshPayment } from '../attempts/fresh-payment.ts'
import { livePayment, nextAttempt, type PaymentRow } from '../attempts/payments-table.ts'
import { beginPayment } from './change-payment.ts'
import { expireLink } from './expire-link.ts'
import { linkPayment } from './link-payment.ts'

/** The provider refuses sessions shorter than this, and people need some minutes to pay. */
const shortestMs = 31 * minuteMs
const lastMinutesMs = 2 * minuteMs

/** Answers the link that is already open, or makes a new one. */
export async function createPaymentLink(
  ctx: Context,
  { bookingId }: { bookingId: string },
): Promise<PaymentLink> {
  const person = requirePerson(ctx)
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  if (booking?.renterId !== person.id) return fail('not_found')
  if (!(await findWhatToPay(ctx.db, booking))) return fail('booking_not_payable')
  if (ctx.provider.kind === 'none') return fail('payments_closed')
  const payment = await openPayment(ctx, booking)
  const linked = payment.state === 'open' ? payment : await linkPayment(ctx, payment)
  // Somebody else opened the same page and paid on it meanwhile.
  if (linked.state === 'paid') return fail('booking_not_payable')
  if (!linked.session_id || !linked.url) return fail('payment_provider_unavailable')
  return {
    url: linked.url,
    sessionId: linked.session_id,
    paymentId: linked.id,
    expiresAt: linked.expires_at.toISOString(),
    amount: poundsFromPence(linked.amount),
    amountPence: linked.amount,
  }
}

/** There is only one open payment for a booking, however many requests come at once. */
async function openPayment(ctx: Context, booking: BookingMoney): Promise<PaymentRow> {
  const seen = await findWhatToPay(ctx.db, booking)
  const known = await livePayment(ctx.db, linkFor(booking, seen))
  const runsOutAt = after(ctx.now, lastMinutesMs)
  if (known && known.expires_at <= runsOutAt) await expireLink(ctx, known)
  return transaction(ctx.db, async tx => {
    const host = (await lockPeople(tx, [booking.hostId])).get(booking.hostId)
    const fresh = await findBookingMoney(tx, booking.id, ctx.now, 'while deciding')
    if (host?.isSuspended && (await isClosed(tx, fresh))) return fail('host_suspended')
    const asked = fresh && (await findWhatToPay(tx, fresh))
    if (!fresh || !asked) return fail('booking_not_payable')
    const begun = await livePayment(tx, linkFor(fresh, asked))
    if (begun) return begun
    if (asked.month === null && (await isRenterBehind(tx, fresh.renterId))) {
      return fail('renter_in_arrears')
    }
    const attempt = await nextAttempt(tx, fresh.id)
    return beginPayment(tx, ctx, newPayment(ctx, fresh, { ...asked, attempt }))
  })
}

/** Rent is paid again once the operator has let the booking run. */
async function isClosed(tx: Db, booking: BookingMoney | undefined): Promise<boolean> {
  return booking?.stage !== 'paid' || isOnHold(tx, booking.id)
}

type Asked = Pick<PaymentRow, 'amount' | 'month' | 'subtotal' | 'tax'>

/** First the booking itself. Later the rent that is owed, oldest month first. */
async function findWhatToPay(db: Db, booking: BookingMoney): Promise<Asked | undefined> {
  const {
    stage,
    first: { amount },
    byMonth,
  } = booking
  if (stage === 'approved') return { amount, month: null, subtotal: null, tax: null }
  if (stage !== 'paid' || !byMonth) return undefined
  const [owed] = await findOwedMonths(db, booking.id)
  return owed && { amount: owed.amount, month: owed.month, subtotal: owed.subtotal, tax: owed.tax }
}

function linkFor({ id: bookingId }: BookingMoney, asked: Asked | undefined) {
  return { bookingId, month: asked?.month ?? null, offSession: false }
}

function newPayment(
  ctx: Context,
  booking: BookingMoney,
  asked: Asked & { attempt: number },
): PaymentRow {
  const longest = after(ctx.now, dayMs)
  const shortest = after(ctx.now, shortestMs)
  const wished = earlier(booking.expiresAt ?? longest, longest)
  const expires_at = later(wished, shortest)
  return freshPayment(ctx, booking, { ...asked, off_session: false, expires_at })
}
