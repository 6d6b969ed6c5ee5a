import { findPeople, firstNameOf } from '#accounts/server/account/find-person.ts'
import type { QuoteLine } from '#bookings/rules/price/quote.ts'
import {
  type BookedSpace,
  type BookingMoney,
  findBookedSpaces,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import { type Pence, pence, poundsFromPence, sumPence } from '#foundation/rules/money.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { MovementReason } from '#payments/rules/console-wire.ts'
import { receiptNumber } from '#payments/rules/receipt-number.ts'
import { pricedBy } from '#payments/rules/split.ts'
import type { Receipt } from '#payments/rules/wire.ts'
import { monthWords } from '#rent/rules/month-words.ts'
import { type MonthName, monthAt } from '#rent/rules/schedule/months.ts'
import { type PaymentRow, recordedPayment } from '../attempts/payments-table.ts'
import { outsideRefunds } from '../ledger/ledger-table.ts'
import { disputesOfBooking } from '../movements/disputes-table.ts'
import { movementsOfBooking } from '../movements/movement-lists-table.ts'
import { cashOf, type MovementRow } from '../movements/movements-table.ts'
import { type MoneyView, viewOf } from '../paying/read-payment-state.ts'
import { periodPaidFor } from './period-paid-for.ts'

export async function readReceipt(
  ctx: Context,
  bookingId: string,
  month?: MonthName,
): Promise<Receipt> {
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  const view = booking && viewOf(ctx, booking)
  const payment = booking && (await paymentFor(ctx.db, booking, month))
  if (!booking || !payment?.paid_at || !view || view === 'host') return fail('not_found')
  if (view === 'operator') {
    const subject = { type: 'booking', id: bookingId } as const
    await recordAudit(ctx.db, ctx, { action: 'booking.receipt-read', subject })
  }
  const people = await findPeople(ctx.db, [booking.renterId, booking.hostId])
  const spaces = await findBookedSpaces(ctx.db, [booking.listingId])
  const back = await givenBackOf(ctx, payment, view)
  const given = sumPence(back.map(({ amountPence }) => amountPence))
  // A bank may take back all of what we had refunded in part.
  const kept = pence(Math.max(0, payment.amount - given))
  const period = periodPaidFor(booking, payment)
  const name = (id: string) => {
    const person = people.get(id)
    return person ? `${person.firstName} ${person.lastName}` : 'Former member'
  }
  return {
    number: receiptNumber(payment.id, payment.paid_at),
    bookingId,
    issuedAt: ctx.now.toISOString(),
    paidAt: payment.paid_at.toISOString(),
    renter: name(booking.renterId),
    host: firstNameOf(people.get(booking.hostId)),
    space: spaceWords(spaces.get(booking.listingId), booking),
    type: booking.type,
    startDate: period.start.toISOString(),
    endDate: period.end.toISOString(),
    lines: linesOf(booking, payment).map(({ label, amount }) => ({ label, ...withPounds(amount) })),
    total: poundsFromPence(payment.amount),
    totalPence: payment.amount,
    refunds: back,
    kept: poundsFromPence(kept),
    keptPence: kept,
    isTest: !payment.live,
  }
}

/** By us, in the provider's dashboard, and by the renter's bank. */
async function givenBackOf(
  ctx: Context,
  { id, booking_id: bookingId }: PaymentRow,
  reader: MoneyView,
) {
  const movements = await movementsOfBooking(ctx.db, bookingId)
  const refunds = movements.filter(({ kind, state }) => kind === 'refund' && state === 'done')
  const sent = refunds.filter(one => one.payment_id === id && cashOf(one) > 0)
  const outside = await outsideRefunds(ctx.db, bookingId, id)
  const disputes = await disputesOfBooking(ctx.db, bookingId)
  const taken = disputes.filter(one => one.payment_id === id && one.state === 'lost')
  const line = (amount: Pence, at: Date | null, label: string) => ({
    ...withPounds(amount),
    at: (at ?? ctx.now).toISOString(),
    label,
  })
  return [
    ...sent.map(refund => line(cashOf(refund), refund.done_at, refundLabel(refund, reader))),
    ...outside.map(({ pence: amount, at }) => line(amount, at, outsideLabel(amount))),
    ...taken.map(({ amount, closed_at: at }) => line(amount, at, bankLabel(reader))),
  ]
}

/** The first payment, or the payment of a later month. */
function paymentFor(db: Db, booking: BookingMoney, month: MonthName | undefined) {
  const isFirst = month === undefined || month === monthAt(booking.period.start)
  return recordedPayment(db, booking.id, isFirst ? null : month)
}

/** The lines of the quote. For a month they are its share and its tax. */
function linesOf(booking: BookingMoney, payment: PaymentRow): readonly Omit<QuoteLine, 'kind'>[] {
  const isWhole = payment.month === null && !booking.instalments
  if (isWhole) return booking.lines
  const { total, subtotal, tax, policy } = pricedBy(booking, payment)
  const rounding = pence(total - subtotal - tax)
  const month = payment.month ?? monthAt(booking.period.start)
  const once = payment.month === null ? booking.lines.filter(isPaidOnce) : []
  const rent = pence(subtotal - sumPence(once.map(line => line.amount)))
  return [
    { label: `Rent for ${monthWords(month)}`, amount: rent },
    ...once,
    { label: policy.taxLabel, amount: tax },
    ...(rounding === 0 ? [] : [{ label: 'Rounding', amount: rounding }]),
  ]
}

/** Comes with the first month. */
const isPaidOnce = ({ kind }: QuoteLine) => kind === 'moving' || kind === 'packing'

export function withPounds(amount: Pence): { amount: number; amountPence: Pence } {
  return { amount: poundsFromPence(amount), amountPence: amount }
}

/**
 * The operator reads what the renter reads, except where the text would say that the reader has
 * cancelled.
 */
export function refundLabel(
  { reason, hand_reference: reference }: MovementRow,
  reader: MoneyView,
): string {
  const isOfRenter = reason === 'cancelled by renter'
  const label =
    isOfRenter && reader !== 'renter'
      ? 'Refund: the renter cancelled'
      : (refundLabels[reason] ?? 'Refund of part of the price')
  return reference === null ? label : `${label}, by bank transfer`
}

export function outsideLabel(amount: Pence): string {
  return amount > 0 ? 'Refund: made for you by our team' : 'That refund came back to us'
}

export function bankLabel(reader: MoneyView): string {
  return `Given back by ${reader === 'renter' ? 'your' : 'the renter’s'} bank`
}

const refundLabels: Partial<Record<MovementReason, string>> = {
  'cancelled by renter': 'Refund: you cancelled',
  'cancelled by host': 'Refund: the partner cancelled',
  'cancelled by operator': 'Refund: we cancelled',
  dispute: 'Refund: decided in a dispute',
  'came back': 'Refund: sent again',
  late: 'Refund: paid too late',
  duplicate: 'Refund: paid twice',
}

/** The exact address is named only to readers who may see it in the booking. */
function spaceWords(space: BookedSpace | undefined, booking: BookingMoney): string {
  if (!space) return 'Storage space'
  const exact = booking.place?.address ?? space.address
  const where = booking.stage === 'paid' ? exact : space.publicAddress
  return `${space.title}, ${where}`
}
