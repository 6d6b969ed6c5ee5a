import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import {
  formatPence,
  type Pence,
  pence,
  poundsFromPence,
  sumPence,
} from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import { pricedBy, splitPayment } from '#payments/rules/split.ts'
import type { MoneyTimeline, TimelineItem } from '#payments/rules/wire.ts'
import { monthWords } from '#rent/rules/month-words.ts'
import { type PaymentRow, paymentsOfBooking } from '../attempts/payments-table.ts'
import { outsideRefunds, type PostedLine, sharesGone } from '../ledger/ledger-table.ts'
import { type DisputeRow, disputesOfBooking } from '../movements/disputes-table.ts'
import { type ListedMovement, movementsOfBooking } from '../movements/movement-lists-table.ts'
import { cashOf, type MovementRow } from '../movements/movements-table.ts'
import { type MoneyView, viewOf } from '../paying/read-payment-state.ts'
import { whyItWaits } from './read-payouts.ts'
import { bankLabel, outsideLabel, refundLabel, withPounds } from './read-receipt.ts'

interface Story {
  booking: BookingMoney
  payments: readonly PaymentRow[]
  movements: readonly ListedMovement[]
  disputes: readonly DisputeRow[]
  outside: readonly PostedLine[]
  /** The parts of the host's share that were taken from it again. */
  shareGone: readonly PostedLine[]
  now: Date
}

/** Everything that happened to the money of a booking or will happen, in words for the reader. */
export async function readTimeline(ctx: Context, bookingId: string): Promise<MoneyTimeline> {
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  const view = booking && viewOf(ctx, booking)
  if (!booking || !view) return fail('not_found')
  const story: Story = {
    booking,
    payments: (await paymentsOfBooking(ctx.db, bookingId)).toReversed(),
    movements: await movementsOfBooking(ctx.db, bookingId),
    disputes: await disputesOfBooking(ctx.db, bookingId),
    outside: await outsideRefunds(ctx.db, bookingId),
    shareGone: await sharesGone(ctx.db, bookingId),
    now: ctx.now,
  }
  const items = [
    ...(view === 'host' ? [] : renterItems(story, view)),
    ...(view === 'host' ? [] : story.outside.map(outsideItem)),
    ...(view === 'renter' ? [] : hostItems(story, view)),
    ...(view === 'renter' ? [] : story.disputes.flatMap(disputeItems)),
  ].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  const counted = view === 'host' ? ['payout', 'reversal'] : ['payment', 'refund']
  const done = items.filter(({ kind, state }) => state === 'done' && counted.includes(kind))
  const sum = sumPence(done.map(({ amountPence }) => pence(amountPence)))
  const balance = view === 'host' ? sum : pence(0 - sum)
  return {
    bookingId,
    view,
    items,
    balance: poundsFromPence(balance),
    balancePence: balance,
    disputed: booking.disputed,
  }
}

const paymentLabels: Record<NonNullable<PaymentRow['outcome']>, string> = {
  recorded: 'Payment',
  late: 'Payment that came too late',
  duplicate: 'Second payment for this booking',
}

function paymentLabel(payment: PaymentRow): string {
  return withMonth(paymentLabels[payment.outcome ?? 'recorded'], payment)
}

function withMonth(label: string, { month }: PaymentRow): string {
  return month === null ? label : `${label}, ${monthWords(month)}`
}

function renterItems(
  { booking, payments, movements, disputes }: Story,
  reader: MoneyView,
): TimelineItem[] {
  const paid = payments.flatMap((payment): TimelineItem[] => {
    if (payment.paid_at) {
      const label = paymentLabel(payment)
      return [item('payment', 'done', label, payment.paid_at, negative(payment.amount))]
    }
    if (payment.note === null || payment.state === 'mismatched') return []
    const label = withMonth('Card declined', payment)
    return [item('paymentFailed', 'failed', label, payment.created_at, pence(0))]
  })
  const refunds = movements
    .filter(one => one.kind === 'refund' && one.state !== 'dropped' && cashOf(one) > 0)
    .map(refund => {
      const label = refundLabel(refund, reader)
      // The provider failed, but the renter is still owed it, so the operator pays it in another
      // way.
      const state = refund.state === 'failed' ? 'waiting' : stateOf(refund)
      return item('refund', state, label, refund.done_at ?? refund.due_at, cashOf(refund))
    })
  const taken = disputes
    .filter(({ state }) => state === 'lost')
    .map(({ amount, opened_at, closed_at }) =>
      item('refund', 'done', bankLabel(reader), closed_at ?? opened_at, amount),
    )
  const { cancelledAt, refundFee } = booking
  const isCharged = cancelledAt !== null && refundFee !== null && refundFee > 0
  return [
    ...paid,
    ...refunds,
    ...taken,
    ...(isCharged ? [item('fee', 'done', feeLabel(refundFee), cancelledAt, pence(0))] : []),
  ]
}

/** It was kept from the refund, so that no money moves. */
const feeLabel = (fee: Pence) => `Cancellation fee of ${formatPence(fee)}`

function hostItems(
  { booking, payments, movements, shareGone, now }: Story,
  reader: MoneyView,
): TimelineItem[] {
  const earned = payments.flatMap(payment => earnedBy(booking, payment))
  if (earned.length === 0) return []
  const moved = movements
    .filter(({ kind, state }) => kind !== 'refund' && state !== 'dropped')
    .map(movement => {
      const why = whyItWaits(movement, now)
      const isDue = movement.state === 'due' && movement.due_at <= now && movement.kind === 'payout'
      const state = isDue || why !== null ? ('waiting' as const) : stateOf(movement)
      const at = movement.done_at ?? movement.due_at
      const label = why ?? payoutLabel(movement)
      const amount = movement.kind === 'payout' ? movement.amount : negative(movement.amount)
      return item(movement.kind === 'payout' ? 'payout' : 'reversal', state, label, at, amount)
    })
  const gone = shareGone.map(({ at, pence: amount }) =>
    item('earning', 'done', goneLabel(booking, at, reader), at, negative(amount)),
  )
  return [...earned, ...gone, ...moved]
}

/** Where the fee took all that was paid, nothing went back to the renter. */
function goneLabel({ cancelledAt, refund }: BookingMoney, at: Date, reader: MoneyView): string {
  const isAllFee = refund === 0 && cancelledAt !== null && at >= cancelledAt
  const whose = reader === 'host' ? 'Your' : 'The partner’s'
  return `${whose} share of ${isAllFee ? 'the cancelled booking' : 'what went back to the renter'}`
}

function earnedBy(booking: BookingMoney, payment: PaymentRow): TimelineItem[] {
  const { outcome, paid_at: paidAt, month } = payment
  if (outcome !== 'recorded' || !paidAt) return []
  const split = splitPayment(pricedBy(booking, payment))
  const gross = pence(split.host + split.commission)
  const what = month === null ? '' : ` for ${monthWords(month)}`
  return [
    item('earning', 'done', `The renter paid${what}, before tax`, paidAt, gross),
    item('commission', 'done', 'Commission', paidAt, negative(split.commission)),
  ]
}

function payoutLabel({ kind, slice, slices, state, set_off }: MovementRow): string {
  const setOff = state === 'done' && set_off ? formatPence(set_off) : null
  if (kind === 'reversal') {
    return setOff ? `Payout taken back, ${setOff} of it from later payouts` : 'Payout taken back'
  }
  const label = slices > 1 ? `Payout ${slice} of ${slices}` : 'Payout'
  return setOff ? `${label}, ${setOff} of it kept for what you owed` : label
}

function disputeItems({ amount, opened_at, closed_at, state }: DisputeRow): TimelineItem[] {
  const opened = item('dispute', 'done', 'The renter’s bank disputes it', opened_at, pence(0))
  if (closed_at === null) return [{ ...opened, ...withPounds(amount), state: 'waiting' }]
  const whom = state === 'won' ? 'us' : 'the renter'
  const label = `Bank dispute decided for ${whom}`
  return [opened, item('disputeEnded', 'done', label, closed_at, pence(0))]
}

function outsideItem({ at, pence: amount }: PostedLine): TimelineItem {
  return item('refund', 'done', outsideLabel(amount), at, amount)
}

function stateOf({ state }: MovementRow): TimelineItem['state'] {
  if (state === 'done') return 'done'
  if (state === 'failed') return 'failed'
  return state === 'held' ? 'waiting' : 'due'
}

function item(
  kind: TimelineItem['kind'],
  state: TimelineItem['state'],
  label: string,
  at: Date,
  amount: Pence,
): TimelineItem {
  return { kind, state, label, at: at.toISOString(), ...withPounds(amount) }
}

function negative(amount: Pence): Pence {
  return pence(0 - amount)
}
