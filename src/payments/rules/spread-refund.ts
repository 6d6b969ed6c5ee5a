import { type Pence, pence } from '#foundation/rules/money.ts'

interface Promised {
  refund: Pence
  fee: Pence
}

/**
 * What goes back of each payment of a booking, in the order in which they were made: the fee is
 * taken from the first, and what does not fit into the one goes to the next.
 */
export function spreadRefund(promised: Promised, lefts: readonly Pence[]): Promised[] {
  if (lefts.length === 1) return [promised]
  let { refund, fee } = promised
  return lefts.map(left => {
    const ofFee = Math.min(fee, left)
    const ofRefund = Math.min(refund, left - ofFee)
    fee = pence(fee - ofFee)
    refund = pence(refund - ofRefund)
    return { refund: pence(ofRefund), fee: pence(ofFee) }
  })
}
