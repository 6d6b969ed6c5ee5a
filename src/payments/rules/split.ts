import { earnings } from '#bookings/rules/quote.ts'
import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'

export interface Priced {
  total: Pence
  subtotal: Pence
  tax: Pence
  policy: Policy
}

/** Who gets what of a payment. The parts always add up to it. */
export interface Split {
  host: Pence
  commission: Pence
  tax: Pence
  /** What rounding to whole pounds added or took; ours, whichever way it went (D40). */
  rounding: Pence
}

export function splitPayment({ total, subtotal, tax, policy }: Priced): Split {
  const { net, commission } = earnings(subtotal, policy)
  return { host: net, commission, tax, rounding: pence(total - subtotal - tax) }
}
