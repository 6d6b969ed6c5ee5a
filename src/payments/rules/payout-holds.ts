import { z } from 'zod'

/** Why a due payout is not sent. If there are several reasons, the first in this list is shown. */
export const PayoutHold = z.enum([
  'bankDispute',
  'bookingContested',
  'hostSuspended',
  'hostLeft',
  'accountRefused',
  'accountChecking',
  'accountMissing',
  'detailsMissing',
])
export type PayoutHold = z.infer<typeof PayoutHold>

/** What the host reads. */
export const holdWords: Record<PayoutHold, string> = {
  bankDispute: 'The payment is disputed at the renter’s bank',
  bookingContested: 'On hold until the dispute about the booking is decided',
  hostSuspended: 'On hold while the account is suspended',
  hostLeft: 'The account was deleted, and the payment provider cannot pay it',
  accountRefused: 'The payment provider will not pay this account',
  accountChecking: 'The payment provider is checking the account',
  accountMissing: 'The payout account is not set up',
  detailsMissing: 'The details that tax law asks for are missing',
}

/**
 * Reasons that end once the host or the provider has acted. The other reasons need a decision, and
 * also hold payouts that are not due yet.
 */
export const holdsWithoutDecision: readonly PayoutHold[] = [
  'accountRefused',
  'accountChecking',
  'accountMissing',
  'detailsMissing',
]

export function awaitsDecision(hold: PayoutHold | null): hold is PayoutHold {
  return hold !== null && !holdsWithoutDecision.includes(hold)
}
