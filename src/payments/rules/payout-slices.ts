import { plus } from '#bookings/rules/term/length.ts'
import type { BookingType } from '#bookings/rules/term/term.ts'
import { type Pence, pence, roundPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'
import { after } from '#foundation/rules/time/time.ts'

export interface PayoutSlice {
  slice: number
  slices: number
  amount: Pence
  releaseAt: Date
}

interface Earned {
  amount: Pence
  type: BookingType
  time: number
  start: Date
  policy: Pick<Policy, 'payoutDelayHours'>
}

/**
 * The host is paid a day after the start, when the right to a refund ends. Longer terms are paid
 * month by month. The slices add up to the exact amount.
 */
export function payoutSlices({ amount, type, time, start, policy }: Earned): PayoutSlice[] {
  const slices = type === 'monthly' ? Math.min(time, Math.max(1, amount)) : 1
  const delay = policy.payoutDelayHours * hourMs
  return Array.from({ length: slices }, (_, index) => ({
    slice: index + 1,
    slices,
    amount: pence(upTo(index + 1) - upTo(index)),
    releaseAt: after(index === 0 ? start : monthsOn(start, index), delay),
  })).filter(slice => slice.amount > 0)

  function upTo(count: number): number {
    return roundPence((amount * count) / slices)
  }
}

/** Months begin on their first day, even if the first one was already under way. */
function monthsOn(start: Date, months: number): Date {
  const first = inLondon(start).with({ day: 1 }).startOfDay().toPlainDateTime()
  return plus(fromLondon(first), { months })
}
