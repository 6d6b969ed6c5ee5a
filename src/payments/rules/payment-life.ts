import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import type { Guard, Life } from '#foundation/rules/life.ts'
import { type PaymentState, paymentStates } from './payment-states.ts'

export type PaymentEvent =
  | 'begin'
  | 'link'
  | 'refuse'
  | 'abandon'
  | 'decline'
  | 'expire'
  | 'pay'
  | 'payTooLate'
  | 'payTwice'
  | 'mismatch'
  | 'learnFee'

export interface PaymentWords {
  state: PaymentState
  event: PaymentEvent
  actor: 'renter' | 'provider' | 'clock'
  facts: { isFeeKnown: boolean }
  effect: 'markPaid' | 'markRecorded' | 'markLate' | 'markDuplicate'
  consequence: 'recordFailedPayment' | 'shareOut' | 'oweBack' | 'postFee'
  letter: 'mismatched'
  record: AuditedOf<'payment'>
}

const feeIsUnknown: Guard<PaymentWords> = ({ isFeeKnown }) => (isFeeKnown ? 'conflict' : undefined)

const arrival = { by: ['provider'], to: 'paid', wakes: ['move-money'] } as const
const payment = {
  event: 'pay',
  ...arrival,
  effects: ['markPaid', 'markRecorded'],
  consequences: ['shareOut'],
} as const
const latePayment = {
  event: 'payTooLate',
  ...arrival,
  effects: ['markPaid', 'markLate'],
  consequences: ['oweBack'],
} as const
const secondPayment = {
  event: 'payTwice',
  ...arrival,
  effects: ['markPaid', 'markDuplicate'],
  consequences: ['oweBack'],
} as const
const mismatch = {
  event: 'mismatch',
  by: ['provider'],
  to: 'mismatched',
  recordedAs: 'mismatched',
  letter: 'mismatched',
} as const

/** One attempt to pay. */
export const paymentLife: Life<PaymentWords> = {
  name: 'payment',
  states: paymentStates,
  endings: ['failed', 'mismatched', 'paid'],
  refusal: () => 'booking_not_payable',
  steps: [
    { from: null, event: 'begin', by: ['renter', 'clock'], to: 'creating' },
    { from: 'creating', event: 'link', by: ['provider'], to: 'open' },
    { from: 'creating', event: 'refuse', by: ['provider'], to: 'failed' },
    // The booking or its deadline ended before the provider was asked.
    { from: 'creating', event: 'abandon', by: ['clock'], to: 'failed' },
    {
      // A card was declined. The renter can try another.
      from: 'open',
      event: 'decline',
      by: ['provider'],
      to: 'open',
      consequences: ['recordFailedPayment'],
    },
    { from: 'open', event: 'expire', by: ['provider'], to: 'expired' },
    { from: 'open', ...payment },
    { from: 'open', ...latePayment },
    { from: 'open', ...secondPayment },
    { from: 'open', ...mismatch },
    // If the provider says that it was paid, it was, even if we thought the link had expired.
    { from: 'expired', ...payment },
    { from: 'expired', ...latePayment },
    { from: 'expired', ...secondPayment },
    { from: 'expired', ...mismatch },
    {
      // With real cards the fee arrives a little later.
      from: 'paid',
      event: 'learnFee',
      by: ['provider'],
      to: 'paid',
      guard: feeIsUnknown,
      consequences: ['postFee'],
    },
  ],
}
