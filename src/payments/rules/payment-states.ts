import type { PaymentStanding } from './wire.ts'

export const paymentStates = [
  'creating',
  'open',
  'paid',
  'failed',
  'expired',
  'mismatched',
] as const
export type PaymentState = (typeof paymentStates)[number]

export type PaymentEvent = 'linked' | 'refusedByProvider' | 'paid' | 'ranOut' | 'didNotMatch'

interface PaymentTransition {
  from: PaymentState
  event: PaymentEvent
  to: PaymentState
}

/** The life of one attempt to pay. A declined card leaves it open: people try another. */
export const paymentTransitions: readonly PaymentTransition[] = [
  { from: 'creating', event: 'linked', to: 'open' },
  { from: 'creating', event: 'refusedByProvider', to: 'failed' },
  { from: 'open', event: 'paid', to: 'paid' },
  { from: 'open', event: 'ranOut', to: 'expired' },
  { from: 'open', event: 'didNotMatch', to: 'mismatched' },
  // The provider's word is final, even where we thought that the link had run out.
  { from: 'expired', event: 'paid', to: 'paid' },
  { from: 'expired', event: 'didNotMatch', to: 'mismatched' },
]

export function paymentAfter(from: PaymentState, event: PaymentEvent): PaymentState | undefined {
  return paymentTransitions.find(one => one.from === from && one.event === event)?.to
}

/** Product.md: the word 'Payment' followed by the state (D49). */
export const paymentHeadings: Record<PaymentStanding, string> = {
  none: 'Payment Pending',
  pending: 'Payment Pending',
  successful: 'Payment Successful',
  failed: 'Payment Failed',
  cancelled: 'Payment Cancelled',
  refunded: 'Payment Refunded',
}
