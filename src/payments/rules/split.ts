import { earnings } from '#bookings/rules/price/quote.ts'
import { type Pence, pence, roundPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'

export interface Priced {
  total: Pence
  subtotal: Pence
  tax: Pence
  policy: Policy
}

/** How a payment is shared. The parts always add up to it. */
export interface Split {
  host: Pence
  commission: Pence
  tax: Pence
  /** What rounding to whole pounds added or removed. It is ours either way. */
  rounding: Pence
}

/** The price behind a payment: the booking's, or one month's. */
export function pricedBy(
  booking: Pick<Priced, 'policy'> & { first: Omit<Priced, 'policy' | 'total'> & { amount: Pence } },
  { amount, subtotal, tax }: { amount: Pence; subtotal: Pence | null; tax: Pence | null },
): Priced {
  const { policy, first } = booking
  if (subtotal === null || tax === null) {
    return { total: first.amount, subtotal: first.subtotal, tax: first.tax, policy }
  }
  return { total: amount, subtotal, tax, policy }
}

export function splitPayment({ total, subtotal, tax, policy }: Priced): Split {
  const { net, commission } = earnings(subtotal, policy)
  return { host: net, commission, tax, rounding: pence(total - subtotal - tax) }
}

/** The shares after a refund. A fee that the host keeps is added to their share. */
export function sharesAfter(
  whole: Split,
  before: Split,
  { kept, fee, feeKeptBy }: { kept: Pence; fee: Pence } & Pick<Policy, 'feeKeptBy'>,
): { after: Split; ourFee: Pence } {
  const after = shareAgain(whole, before, kept)
  if (feeKeptBy === 'platform') return { after, ourFee: fee }
  return { after: { ...after, host: pence(after.host + fee) }, ourFee: pence(0) }
}

export function totalOf({ host, commission, tax, rounding }: Split): Pence {
  return pence(host + commission + tax + rounding)
}

/**
 * The shares of what is kept, after something was given back before. What the host alone has left
 * is a fee of theirs, so nobody else has a part in it.
 */
export function shareAgain(whole: Split, before: Split, kept: Pence): Split {
  const { commission, tax, rounding } = before
  const isHostsAlone = commission === 0 && tax === 0 && rounding === 0
  return isHostsAlone ? { ...before, host: kept } : shareOf(whole, kept)
}

/**
 * The shares of the part that is kept. Each is rounded to the penny and depends only on the whole
 * and on what is kept, so several small refunds give the same shares as one large refund.
 */
export function shareOf(whole: Split, kept: Pence): Split {
  const total = totalOf(whole)
  if (kept < 0 || kept > total) throw new RangeError(`Of ${total} nobody keeps ${kept}`)
  const part = (amount: number) => (total === 0 ? 0 : roundPence((amount * kept) / total))
  const host = part(whole.host)
  const earned = part(whole.host + whole.commission)
  const withTax = part(whole.host + whole.commission + whole.tax)
  return {
    host: pence(host),
    commission: pence(earned - host),
    tax: pence(withTax - earned),
    rounding: pence(kept - withTax),
  }
}
