import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { later } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { MovementReason } from '#payments/rules/console-wire.ts'
import type { EntryKind } from '#payments/rules/ledger.ts'
import { planPayouts } from '#payments/rules/payout-plan.ts'
import { payoutSlices } from '#payments/rules/payout-slices.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import type { PaymentRow } from '../attempts/payments-table.ts'
import { sharesOfPayment } from '../ledger/ledger-table.ts'
import { entryKey } from '../ledger/post-entry.ts'
import { insertMovements, lockMovementsOfPayment } from './movements-table.ts'
import { isStandingPayout, revokePayouts } from './revoke-payouts.ts'

interface Cause {
  kind: EntryKind
  subject: string
  reason: MovementReason
}

/**
 * Runs after the shares of a payment have changed. Payouts that are too much are dropped or taken
 * back, and what is missing is paid out.
 */
export async function planPayoutsAnew(
  tx: Db,
  ctx: Context,
  booking: BookingMoney,
  payment: PaymentRow,
  { kind, subject, reason }: Cause,
): Promise<void> {
  const { id: bookingId, hostId, type, policy } = booking
  const movements = await lockMovementsOfPayment(tx, payment)
  const { host: amount } = await sharesOfPayment(tx, payment)
  const { start, time } = earnedBy(booking, payment)
  const wanted = payoutSlices({ amount, type, time, start, policy })
  const { revoke, pay } = planPayouts(wanted, movements.filter(isStandingPayout(movements)))
  await revokePayouts(tx, ctx, revoke)
  await insertMovements(
    tx,
    pay.map(({ slice, slices, amount, releaseAt }) => ({
      id: newId(ctx.now),
      kind: 'payout',
      booking_id: bookingId,
      payment_id: payment.id,
      party_id: hostId,
      amount,
      reason,
      cause: entryKey({ kind, subject }),
      slice,
      slices,
      due_at: later(releaseAt, ctx.now),
      created_at: ctx.now,
    })),
  )
}

/**
 * When a payment starts to be earned, and over how many months. Rent for a month is earned in that
 * month.
 */
function earnedBy({ period, time, byMonth }: BookingMoney, { month }: PaymentRow) {
  if (month !== null) return { start: dayOf(month, 1), time: 1 }
  return { start: period.start, time: byMonth ? 1 : time }
}
