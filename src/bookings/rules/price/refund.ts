import { type Pence, pence, roundPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after, earlier, later, type Period } from '#foundation/rules/time/time.ts'
import { type Agreement, type CoolingOff, coolingOffOf } from './cooling-off.ts'

export interface Refund {
  amount: Pence
  fee: Pence
}

const nothing: Refund = { amount: pence(0), fee: pence(0) }

/**
 * Until then a renter who cancels gets the price back minus the fee. Nobody can cancel a booking
 * that is over.
 */
export function refundUntil(period: Period, policy: Policy): Date {
  return earlier(after(period.start, policy.refundWindowHours * hourMs), period.end)
}

/** Until then a renter who cancels gets some money back, by the terms or by law. */
export function moneyBackUntil({ period, policy, agreement }: Agreed): Date {
  const usual = refundUntil(period, policy)
  const lawful = coolingOffOf(agreement, policy)
  return lawful ? later(usual, lawful.until) : usual
}

interface Agreed {
  period: Period
  policy: Policy
  agreement: Agreement
}

export interface RefundFacts {
  paid: Pence
  period: Period
  /** The paid period, if only part of the booking was paid for. */
  paidFor?: Period | undefined
  now: Date
  policy: Policy
  /** What is due in its place, if only days that have not begun are given back. */
  paidAhead?: Pence | undefined
  /** Null if the law gives no cooling-off days here. */
  coolingOff: CoolingOff | null
}

/** The refund that is shown and the refund that is made both come from here. */
export function refundFor(cancelledBy: 'renter' | 'host' | 'operator', facts: RefundFacts): Refund {
  if (cancelledBy !== 'renter') return { amount: facts.paidAhead ?? facts.paid, fee: pence(0) }
  const [usual, lawful] = [usualRefund(facts), lawfulRefund(facts)]
  return lawful.amount >= usual.amount && lawful.amount > 0 ? lawful : usual
}

function usualRefund({ paid, period, now, policy }: RefundFacts): Refund {
  if (now > refundUntil(period, policy)) return nothing
  const fee = pence(Math.min(paid, policy.cancellationFee))
  return { amount: pence(paid - fee), fee }
}

/**
 * The law gives everything back. If the renter asked for an early start, the hours already used are
 * kept.
 */
function lawfulRefund({ paid, period, paidFor = period, now, coolingOff }: RefundFacts): Refund {
  const { start, end } = paidFor
  if (!coolingOff || now >= coolingOff.until) return nothing
  if (!coolingOff.startAsked || now <= start) return { amount: paid, fee: pence(0) }
  const hours = (end.getTime() - start.getTime()) / hourMs
  const begun = Math.min(hours, Math.ceil((now.getTime() - start.getTime()) / hourMs))
  return { amount: roundPence((paid * (hours - begun)) / hours), fee: pence(0) }
}

/** When the 'CANCEL ORDER' button is visible, and how long its countdown still runs. */
export function cancelOrderCountdown(period: Period, now: Date): number | undefined {
  const target = now < period.start ? period.start : period.end
  const left = target.getTime() - now.getTime()
  return left > 0 && left <= dayMs ? left : undefined
}
