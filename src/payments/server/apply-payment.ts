import type Stripe from 'stripe'
import { type BookingMoney, findBookingMoney } from '#bookings/server/find-booking-money.ts'
import { recordPayment } from '#bookings/server/record-payment.ts'
import { type Pence, pence } from '#foundation/rules/money.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { newId } from '#foundation/server/new-id.ts'
import { postings } from '#payments/rules/ledger.ts'
import { payoutSlices } from '#payments/rules/payout-slices.ts'
import { splitPayment } from '#payments/rules/split.ts'
import { insertMovements } from './movements-table.ts'
import { mismatchLetter } from './payment-letters.ts'
import { findPayment, lockPayment, movePayment, type PaymentRow } from './payments-table.ts'
import { postEntry } from './post-entry.ts'

/** What the provider says about money that has arrived. */
interface Arrived {
  intentId: string
  chargeId: string
  /** Known a little later than the rest where cards are real. */
  fee: Pence | undefined
}

/**
 * Money has arrived. Books it, hands it to the booking, and where the booking has no use for it
 * owes it back in full. Everything in one transaction, and once, however often it is called.
 */
export async function applyPayment(
  tx: Db,
  ctx: Context,
  paymentId: string,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const seen = await findPayment(tx, paymentId)
  if (!seen) return
  await findBookingMoney(tx, seen.booking_id, ctx.now, 'while deciding')
  const payment = await lockPayment(tx, paymentId)
  const arrived = arrivedWith(session)
  if (!payment || !arrived) return
  if (payment.state === 'paid') return applyFee(tx, ctx, payment, arrived)
  if (payment.state !== 'open' && payment.state !== 'expired') return
  const wrong = mismatch(payment, session)
  if (wrong) return refuseMismatch(tx, ctx, payment, wrong)
  await receive(tx, ctx, payment, arrived)
}

async function receive(tx: Db, ctx: Context, payment: PaymentRow, arrived: Arrived): Promise<void> {
  const outcome = await recordPayment(tx, ctx, payment.booking_id)
  const booking = await findBookingMoney(tx, payment.booking_id, ctx.now)
  if (!booking) return
  const isUsed = outcome === 'recorded'
  const moved = await movePayment(tx, payment.id, payment.state, {
    state: 'paid',
    outcome: isUsed ? 'recorded' : outcome === 'tooLate' ? 'late' : 'duplicate',
    intent_id: arrived.intentId,
    charge_id: arrived.chargeId,
    paid_at: ctx.now,
    url: null,
  })
  if (!moved) return
  if (isUsed) await share(tx, ctx, moved, booking)
  else await oweBack(tx, ctx, moved)
  await applyFee(tx, ctx, moved, arrived)
  await ctx.jobs.wake(tx, 'move-money')
}

async function share(
  tx: Db,
  ctx: Context,
  payment: PaymentRow,
  booking: BookingMoney,
): Promise<void> {
  const { id: bookingId, hostId, type, time, period, policyVersion } = booking
  const split = splitPayment(booking)
  const lines = postings.payment(payment.amount, split, hostId)
  await postEntry(tx, ctx, { kind: 'payment', subject: payment.id, bookingId, lines })
  const slices = payoutSlices({
    amount: split.host,
    type,
    time,
    start: period.start,
    policyVersion,
  })
  await insertMovements(
    tx,
    slices.map(slice => ({
      id: newId(ctx.now),
      kind: 'payout',
      booking_id: bookingId,
      payment_id: payment.id,
      party_id: hostId,
      amount: slice.amount,
      reason: 'earned',
      slice: slice.slice,
      slices: slice.slices,
      due_at: slice.releaseAt,
      created_at: ctx.now,
    })),
  )
}

async function oweBack(tx: Db, ctx: Context, payment: PaymentRow): Promise<void> {
  const lines = postings.latePayment(payment.amount)
  const { id: subject, booking_id: bookingId } = payment
  await postEntry(tx, ctx, { kind: 'late_payment', subject, bookingId, lines })
  await insertMovements(tx, [
    {
      id: newId(ctx.now),
      kind: 'refund',
      booking_id: bookingId,
      payment_id: payment.id,
      party_id: payment.renter_id,
      amount: payment.amount,
      reason: payment.outcome ?? 'late',
      due_at: ctx.now,
      created_at: ctx.now,
    },
  ])
}

async function applyFee(
  tx: Db,
  ctx: Context,
  payment: PaymentRow,
  { fee }: Arrived,
): Promise<void> {
  if (payment.provider_fee !== null || fee === undefined) return
  await movePayment(tx, payment.id, 'paid', { provider_fee: fee })
  await postEntry(tx, ctx, {
    kind: 'provider_fee',
    subject: payment.id,
    bookingId: payment.booking_id,
    lines: postings.providerFee(fee),
  })
}

function arrivedWith({ payment_intent: intent }: Stripe.Checkout.Session): Arrived | undefined {
  if (typeof intent !== 'object' || intent === null) return undefined
  const charge = intent.latest_charge
  if (typeof charge !== 'object' || charge === null) return undefined
  const movement = charge.balance_transaction
  const fee = typeof movement === 'object' && movement !== null ? pence(movement.fee) : undefined
  return { intentId: intent.id, chargeId: charge.id, fee }
}

/** Why this is not the payment that we asked for, if it is not. */
function mismatch(payment: PaymentRow, session: Stripe.Checkout.Session): string | undefined {
  if (session.metadata?.payment_id !== payment.id) return 'it is for another payment'
  if (session.client_reference_id !== payment.booking_id) return 'it is for another booking'
  if (session.currency !== 'gbp') return `it was paid in ${session.currency}`
  if (session.amount_total !== payment.amount) return `${session.amount_total} pence were paid`
  return session.livemode === payment.live ? undefined : 'test and live were mixed'
}

async function refuseMismatch(
  tx: Db,
  ctx: Context,
  payment: PaymentRow,
  note: string,
): Promise<void> {
  const moved = await movePayment(tx, payment.id, payment.state, { state: 'mismatched', note })
  if (!moved) return
  ctx.log.error({ payment: payment.id, note }, 'a payment is not what was asked for')
  await recordAudit(tx, ctx, {
    action: 'payment.mismatched',
    subject: { type: 'payment', id: payment.id },
    details: { note },
  })
  const letter = mismatchLetter(payment, note, ctx.config.publicUrl)
  await postMail(tx, ctx, { to: ctx.config.SUPPORT_EMAIL, kind: 'payment.mismatched', letter })
}
