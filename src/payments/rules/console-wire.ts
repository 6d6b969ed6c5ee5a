import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Paging } from '#foundation/rules/paging.ts'
import { line } from '#foundation/rules/text/text.ts'
import { paymentStates } from './payment-states.ts'
import { PayoutHold } from './payout-holds.ts'
import { money } from './wire.ts'

const person = z.strictObject({ _id: Id, name: z.string(), email: z.string() })

/** Payouts that wait for a decision. */
export const HeldPayouts = z.strictObject({ count: z.int(), ...money })
export type HeldPayouts = z.infer<typeof HeldPayouts>

export const MoneySummary = z.strictObject({
  accounts: z.array(z.strictObject({ account: z.string(), label: z.string(), ...money })),
  /** The sum of all ledger lines. Anything but zero is a fault. */
  total: z.int(),
  provider: z.enum(['stripe', 'sandbox', 'none']),
  isLive: z.boolean(),
  openDisputes: z.int(),
  failedMovements: z.int(),
  owedRefunds: z.int(),
  heldPayouts: HeldPayouts,
  /** For example what needs a tax adviser before real money is used. */
  warnings: z.array(z.string()),
})
export type MoneySummary = z.infer<typeof MoneySummary>

export const PaymentsQuery = Paging.extend({
  state: z.enum(paymentStates).optional(),
  bookingId: Id.optional(),
})

export const ConsolePayment = z.strictObject({
  _id: Id,
  bookingId: Id,
  renter: person,
  state: z.enum(paymentStates),
  ...money,
  providerFee: z.number().nullable(),
  providerFeePence: z.int().nullable(),
  sessionId: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** `late` arrived after the booking was over and was refunded in full. */
  outcome: z.enum(['recorded', 'late', 'duplicate']).nullable(),
  note: z.string().nullable(),
})
export type ConsolePayment = z.infer<typeof ConsolePayment>

/** Money we send: `refund` to a renter, `payout` to a host, `reversal` back from a host. */
export const MovementKind = z.enum(['refund', 'payout', 'reversal'])
export type MovementKind = z.infer<typeof MovementKind>

export const MovementState = z.enum(['due', 'held', 'sending', 'done', 'failed', 'dropped'])
export type MovementState = z.infer<typeof MovementState>

export const MovementReason = z.enum([
  'earned',
  'kept',
  'dispute',
  'cancelled by renter',
  'cancelled by host',
  'cancelled by operator',
  'late',
  'duplicate',
  'came back',
  'taken back',
  'dispute won',
  'dispute lost',
])
export type MovementReason = z.infer<typeof MovementReason>

export const MovementsQuery = Paging.extend({
  kind: MovementKind,
  state: MovementState.optional(),
  bookingId: Id.optional(),
})

export const ConsoleMovement = z.strictObject({
  _id: Id,
  kind: MovementKind,
  bookingId: Id,
  /** The renter of a refund, or the host of a payout or reversal. */
  party: person,
  state: MovementState,
  ...money,
  /** The part that was set off against the host's debt and did not go through the provider. */
  setOffPence: z.int(),
  reason: MovementReason,
  /** Why a payout is on hold. */
  hold: PayoutHold.nullable(),
  dueAt: z.string(),
  doneAt: z.string().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  providerId: z.string().nullable(),
  /** Only for what was paid outside of the provider. */
  handReference: z.string().nullable(),
  /** The operator can retry what has failed, and pay who has left by hand. */
  allowed: z.array(z.enum(['retry', 'payByHand'])),
})
export type ConsoleMovement = z.infer<typeof ConsoleMovement>

/** A refund that the provider could not make, or that came back. The renter is still owed it. */
export const OwedRefund = z.strictObject({
  _id: Id,
  bookingId: Id,
  renter: person,
  ...money,
  owedSince: z.string(),
  cameBackAt: z.string().nullable(),
  /** Why the renter gets a refund. */
  reason: MovementReason,
  /** Why the provider did not pay it. */
  why: z.string().nullable(),
})
export type OwedRefund = z.infer<typeof OwedRefund>

export const HandPayment = z.strictObject({
  /** Such as a bank's reference, to find the payment again. */
  reference: line(100, 'Please give the reference of the payment.'),
})

export const DisputeState = z.enum(['open', 'won', 'lost'])
export type DisputeState = z.infer<typeof DisputeState>

export const ConsoleDispute = z.strictObject({
  _id: Id,
  bookingId: Id,
  space: z.string(),
  renter: person,
  host: person,
  state: DisputeState,
  reason: z.string(),
  ...money,
  openedAt: z.string(),
  closedAt: z.string().nullable(),
})
export type ConsoleDispute = z.infer<typeof ConsoleDispute>

export const ConsoleArrears = z.strictObject({
  bookingId: Id,
  month: z.string(),
  ...money,
  dueAt: z.string(),
  /** Midnights in London since then. */
  days: z.int(),
  /** When it is tried again. Null if it will not be tried again automatically. */
  nextTryAt: z.string().nullable(),
  fault: z.string().nullable(),
  renter: person,
  host: person,
})
export type ConsoleArrears = z.infer<typeof ConsoleArrears>

export const Difference = z.strictObject({
  /** A payment, a refund, a payout, the balance, or a rule of ours that is broken. */
  kind: z.string(),
  subject: z.string(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
})
export type Difference = z.infer<typeof Difference>

const aboutBookings = [
  'a booking that was paid has one payment',
  'a cancelled booking gives back what it promised',
] as const
export type AboutBookings = (typeof aboutBookings)[number]

/** The desk links such a subject to its booking. */
export function isAboutBooking(kind: string): boolean {
  return (aboutBookings as readonly string[]).includes(kind)
}

/** Differences between our books and the provider's. An empty list means that all is well. */
export const ReconciliationReport = z.strictObject({
  _id: Id,
  at: z.string(),
  compared: z.int(),
  repaired: z.int(),
  differences: z.array(Difference),
})
export type ReconciliationReport = z.infer<typeof ReconciliationReport>

export const TaxReportQuery = z.strictObject({ year: z.coerce.number().int().min(2020).max(2100) })
