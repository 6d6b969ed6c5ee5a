import { allowedActions } from '#bookings/rules/life/allowed-actions.ts'
import { type Refund, refundFor, refundUntil } from '#bookings/rules/price/refund.ts'
import type { Booking, Cancellation, CancellationQuote } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { formatPence, type Pence, pence, poundsFromPence } from '#foundation/rules/money.ts'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type BookingRow, lockBooking } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'
import {
  coolingOffOfBooking,
  factsOfLife,
  isWithBank,
  leftOf,
  periodOf,
  refundFactsOf,
} from '../life/facts-of-booking.ts'
import { ownBooking } from '../life/own-booking.ts'
import { showBooking } from '../reading/read-booking.ts'

const noRefund: Refund = { amount: pence(0), fee: pence(0) }

/**
 * Nothing is cancelled where less would come back than was shown, or where something has been paid
 * since.
 */
export async function cancelBooking(
  ctx: Context,
  id: string,
  { refundPence: shown = 0, seen }: Cancellation = {},
): Promise<Booking> {
  await ownBooking(ctx, id)
  await transaction(ctx.db, async tx => {
    const booking = (await lockBooking(tx, id)) ?? fail('not_found')
    const isPaid = booking.stage === 'paid'
    if (seen && isPaid !== (seen === 'paid')) return fail('booking_changed')
    if (shown > 0 && refundNow(ctx, booking).amount < shown) return fail('refund_changed')
    await changeBooking(tx, ctx, booking, isPaid ? 'cancel' : 'withdraw', { by: 'renter' })
  })
  return showBooking(ctx, id)
}

/** The same calculation as the cancellation itself, so the shown amount is the refunded amount. */
export async function quoteCancellation(ctx: Context, id: string): Promise<CancellationQuote> {
  const booking = await ownBooking(ctx, id)
  const refund = refundNow(ctx, booking)
  const until = refundUntil(periodOf(booking), booking.policy)
  return {
    refund: {
      amount: poundsFromPence(refund.amount),
      amountPence: refund.amount,
      fee: poundsFromPence(refund.fee),
      feePence: refund.fee,
    },
    refundUntil: until.toISOString(),
    words: refundWords(booking, refund, until),
  }
}

function refundNow(ctx: Context, booking: BookingRow): Refund {
  const actions = allowedActions(factsOfLife(booking), 'renter', ctx.now)
  if (actions.includes('withdraw')) return noRefund
  if (isWithBank(booking)) return fail('booking_disputed')
  if (!actions.includes('cancel')) return fail('booking_not_cancellable')
  return refundFor('renter', refundFactsOf(booking, ctx.now))
}

function whatWasPaid({ given_back: before, lost_to_bank: lost }: BookingRow): string {
  const less = [
    ...(before > 0 ? [`the ${formatPence(before)} you had back`] : []),
    ...(lost > 0 ? [`the ${formatPence(lost)} your bank gave you`] : []),
  ]
  return less.length > 0 ? `what you paid, less ${less.join(' and ')},` : 'what you paid'
}

function refundWords(booking: BookingRow, { amount, fee }: Refund, until: Date): string {
  if (booking.stage !== 'paid') return 'You have paid nothing, so there is nothing to refund.'
  if (booking.lost_to_bank > 0 && leftOf(booking) === 0) {
    return 'What you paid has gone back to you already, so nothing is refunded.'
  }
  if (amount > 0 && fee === 0) return lawfulWords(booking, amount)
  if (amount > 0) {
    return `You get ${formatPence(amount)} back: ${whatWasPaid(booking)} less the ${formatPence(fee)} cancellation fee.`
  }
  if (fee > 0) return `The cancellation fee takes up what you paid, so nothing is refunded.`
  return `Refunds were possible until ${formatDeadline(until)}, so nothing is refunded.`
}

/** Only for a trader, where the law gives a consumer cooling-off days. */
function lawfulWords(booking: BookingRow, amount: Pence): string {
  const until = coolingOffOfBooking(booking)?.until ?? booking.starts_at
  const what =
    amount < leftOf(booking)
      ? `${whatWasPaid(booking)} less the time you used`
      : booking.given_back + booking.lost_to_bank > 0
        ? 'all that is left of what you paid'
        : 'all of what you paid'
  return `You get ${formatPence(amount)} back: ${what}. You may change your mind until ${formatDeadline(until)}, without a fee.`
}
