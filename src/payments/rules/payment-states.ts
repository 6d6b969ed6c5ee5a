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

export const paymentHeadings: Record<PaymentStanding, string> = {
  none: 'Payment Pending',
  pending: 'Payment Pending',
  successful: 'Payment Successful',
  failed: 'Payment Failed',
  cancelled: 'Payment Cancelled',
  refunded: 'Payment Refunded',
}
