import type { PaymentHint } from '../../rules/wire.ts'

/** The four values as the address has them, whatever they look like; without a booking, none. */
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
