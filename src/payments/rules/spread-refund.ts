import { type Pence, pence } from '#foundation/rules/money.ts'

interface Promised {
  refund: Pence
  fee: Pence
}

/**
 * Divides a refund over the payments of a booking, oldest first. The fee comes from the first
 * payments, and what one payment cannot cover goes on to the next.
 */
export function spreadRefund(promised: Promised, remaining: readonly Pence[]): Promised[] {
  if (remaining.length === 1) return [promised]
  let { refund, fee } = promised
  return remaining.map(left => {
    const ofFee = Math.min(fee, left)
    const ofRefund = Math.min(refund, left - ofFee)
    fee = pence(fee - ofFee)
    refund = pence(refund - ofRefund)
    return { refund: pence(ofRefund), fee: pence(ofFee) }
  })
}
