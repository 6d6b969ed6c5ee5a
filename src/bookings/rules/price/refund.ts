import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { after, dayMs, earlier, hourMs, type Period } from '#foundation/rules/time/time.ts'

export interface Refund {
  amount: Pence
  fee: Pence
}

const nothing: Refund = { amount: pence(0), fee: pence(0) }

/** Until this instant a renter who cancels gets the price less the fee; nobody cancels what is over. */
export function refundUntil(period: Period, policy: Policy): Date {
  return earlier(after(period.start, policy.refundWindowHours * hourMs), period.end)
}

/** One function for the refund that is shown and the refund that is made. */
export function refundFor(
  cancelledBy: 'renter' | 'host' | 'operator',
  { paid, period, now, policy }: { paid: Pence; period: Period; now: Date; policy: Policy },
): Refund {
  if (cancelledBy !== 'renter') return { amount: paid, fee: pence(0) }
  if (now > refundUntil(period, policy)) return nothing
  const fee = pence(Math.min(paid, policy.cancellationFee))
  return { amount: pence(paid - fee), fee }
}

/** When the 'CANCEL ORDER' button shows, and how long its countdown has left. */
export function cancelOrderCountdown(period: Period, now: Date): number | undefined {
  const target = now < period.start ? period.start : period.end
  const left = target.getTime() - now.getTime()
  return left > 0 && left <= dayMs ? left : undefined
}
