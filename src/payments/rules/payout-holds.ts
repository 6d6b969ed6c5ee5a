import { z } from 'zod'

/** Why a payout that is due is not sent. The first that holds is the one that is said. */
export const PayoutHold = z.enum([
  'bankDispute',
  'bookingContested',
  'hostSuspended',
  'accountRefused',
  'accountChecking',
  'accountMissing',
  'detailsMissing',
])
export type PayoutHold = z.infer<typeof PayoutHold>

/** What its host reads. */
export const holdWords: Record<PayoutHold, string> = {
  bankDispute: 'The payment is disputed at the renter’s bank',
  bookingContested: 'On hold until the dispute about the booking is decided',
  hostSuspended: 'On hold while the account is suspended; nothing of it is lost',
  accountRefused: 'The payment provider will not pay this account',
  accountChecking: 'The payment provider is checking the account',
  accountMissing: 'The payout account is not set up',
  detailsMissing: 'The details that tax law asks for are missing',
}

/** What the host can mend. The others wait for somebody’s decision, and also what is not due yet does. */
export const mendable: readonly PayoutHold[] = [
  'accountRefused',
  'accountChecking',
  'accountMissing',
  'detailsMissing',
]

export function awaitsDecision(hold: PayoutHold | null): hold is PayoutHold {
  return hold !== null && !mendable.includes(hold)
}
