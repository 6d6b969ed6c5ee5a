import type { PaymentHint } from '../../rules/wire.ts'

/** Takes the four values from the address without checking them. Undefined without a booking. */
export function readPaymentHint(address: string): PaymentHint | undefined {
  const query = new URLSearchParams(address)
  const bookingId = query.get('bookingId')
  if (!bookingId) return undefined
  return {
    paymentId: query.get('paymentId'),
    response: query.get('response'),
    bookingId,
    sessionId: query.get('sessionId'),
  }
}
