import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Paging } from '#foundation/rules/paging.ts'
import { line } from '#foundation/rules/text/text.ts'
import { paymentStates } from './payment-states.ts'
import { PayoutHold } from './payout-holds.ts'

const money = { amount: z.number(), amountPence: z.int() }
const person = z.strictObject({ _id: Id, name: z.string(), email: z.string() })

/** Payouts that wait for somebody’s decision. */
export const HeldPayouts = z.strictObject({ count: z.int(), ...money })
export type HeldPayouts = z.infer<typeof HeldPayouts>

/** Every figure is a sum over the ledger. */
export const MoneySummary = z.strictObject({
  accounts: z.array(z.strictObject({ account: z.string(), label: z.string(), ...money })),
  /** Nothing but zero: what the ledger's lines add up to. */
  total: z.int(),
  provider: z.enum(['stripe', 'sandbox', 'none']),
  isLive: z.boolean(),
  openDisputes: z.int(),
  failedMovements: z.int(),
  owedRefunds: z.int(),
  heldPayouts: HeldPayouts,
  /** Needs a tax adviser before live money. */
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
  /** `late` was refunded in full because the booking was over by then. */
  outcome: z.enum(['recorded', 'late', 'duplicate']).nullable(),
  note: z.string().nullable(),
})
export type ConsolePayment = z.infer<typeof ConsolePayment>

/** Money we send: to renters (`refund`), to hosts (`payout`), or back from hosts (`reversal`). */
export const MovementKind = z.enum(['refund', 'payout', 'reversal'])
export type MovementKind = z.infer<typeof MovementKind>

export const MovementState = z.enum(['due', 'held', 'sending', 'done', 'failed', 'dropped'])
export type MovementState = z.infer<typeof MovementState>

export const MovementsQuery = Paging.extend({
  kind: MovementKind,
  state: MovementState.optional(),
  bookingId: Id.optional(),
})

export const ConsoleMovement = z.strictObject({
  _id: Id,
  kind: MovementKind,
  bookingId: Id,
  /** The renter of a refund, the host of a payout or reversal. */
  party: person,
  state: MovementState,
  ...money,
  /** What of it went through the host's debt instead of through the provider. */
  setOffPence: z.int(),
  reason: z.string(),
  /** What keeps a payout back. */
  hold: PayoutHold.nullable(),
  dueAt: z.string(),
  doneAt: z.string().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  providerId: z.string().nullable(),
  /** Set on a refund that was paid outside of the provider. */
  handReference: z.string().nullable(),
  /** What the operator may do: try a failed one again now. */
  allowed: z.array(z.enum(['retry'])),
})
export type ConsoleMovement = z.infer<typeof ConsoleMovement>

/** A refund that the provider could not make, or that came back: the renter waits for it. */
export const OwedRefund = z.strictObject({
  _id: Id,
  bookingId: Id,
  renter: person,
  ...money,
  owedSince: z.string(),
  cameBackAt: z.string().nullable(),
  /** Why the renter is owed it. */
  reason: z.string(),
  /** Why the provider did not pay it. */
  why: z.string().nullable(),
})
export type OwedRefund = z.infer<typeof OwedRefund>

export const HandPayment = z.strictObject({
  /** By which the payment is found again, such as the bank's. */
  reference: line(100, 'Please give the reference of the payment.'),
})

export const DisputeState = z.enum(['open', 'won', 'lost'])
export type DisputeState = z.infer<typeof DisputeState>

export const ConsoleDispute = z.strictObject({
  _id: Id,
  bookingId: Id,
  state: DisputeState,
  reason: z.string(),
  ...money,
  openedAt: z.string(),
  closedAt: z.string().nullable(),
})
export type ConsoleDispute = z.infer<typeof ConsoleDispute>

/** A month of rent that was asked for and is not paid. */
export const ConsoleArrears = z.strictObject({
  bookingId: Id,
  month: z.string(),
  ...money,
  dueAt: z.string(),
  /** For how many whole days it has been owed. */
  days: z.int(),
  /** When it is asked for again; null once nobody does it by itself. */
  nextTryAt: z.string().nullable(),
  fault: z.string().nullable(),
  renter: person,
  host: person,
})
export type ConsoleArrears = z.infer<typeof ConsoleArrears>

export const Difference = z.strictObject({
  /** What differs: a payment, a refund, a payout, the balance, or which rule of ours is broken. */
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

/** Whether the subject of such a difference is a booking, which can be opened. */
export function isAboutBooking(kind: string): boolean {
  return (aboutBookings as readonly string[]).includes(kind)
}

/** What a comparison of our books with the provider's found; an empty list is a good night. */
export const ReconciliationReport = z.strictObject({
  _id: Id,
  at: z.string(),
  compared: z.int(),
  repaired: z.int(),
  differences: z.array(Difference),
})
export type ReconciliationReport = z.infer<typeof ReconciliationReport>

export const TaxReportQuery = z.strictObject({ year: z.coerce.number().int().min(2020).max(2100) })
