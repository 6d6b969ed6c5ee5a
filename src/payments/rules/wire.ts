import { z } from 'zod'
import { BookingKind } from '#bookings/rules/request-wire.ts'
import { Id } from '#foundation/rules/ids.ts'

/** Pounds, and the same in whole pence. */
export const money = { amount: z.number(), amountPence: z.int() }

export const PaymentLinkRequest = z.strictObject({ bookingId: Id })

export const PaymentLink = z.strictObject({
  url: z.string(),
  sessionId: z.string(),
  paymentId: Id,
  /** The link stops working then. Asking again gives a new one while the booking can be paid. */
  expiresAt: z.string(),
  ...money,
})
export type PaymentLink = z.infer<typeof PaymentLink>

export const CardLink = z.strictObject({ url: z.string(), sessionId: z.string() })
export type CardLink = z.infer<typeof CardLink>

export const MonthReceipt = z.strictObject({
  month: z.string(),
  number: z.string(),
  ...money,
  paidAt: z.string(),
})
export type MonthReceipt = z.infer<typeof MonthReceipt>

export const KeptCard = z.strictObject({
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  expires: z.string().nullable(),
})
export type KeptCard = z.infer<typeof KeptCard>

const fromAddress = z.string().max(400).nullish()

/** The address of the result page. Only a hint: the provider is asked what really happened. */
export const PaymentHint = z.strictObject({
  bookingId: Id,
  paymentId: fromAddress,
  sessionId: fromAddress,
  response: fromAddress,
})
export type PaymentHint = z.infer<typeof PaymentHint>

/**
 * `none`: not tried yet. `pending`: a link is open and its result is not known. `refunded`: paid,
 * and some or all of it was or will be refunded.
 */
export const PaymentStanding = z.enum([
  'none',
  'pending',
  'successful',
  'failed',
  'cancelled',
  'refunded',
])
export type PaymentStanding = z.infer<typeof PaymentStanding>

export const PaymentState = z.strictObject({
  bookingId: Id,
  state: PaymentStanding,
  /** 'Payment Successful', 'Payment Failed', 'Payment Cancelled' or 'Payment Pending'. */
  heading: z.string(),
  paymentStatus: z.enum(['successful', 'error']).nullable(),
  ...money,
  paidAt: z.string().nullable(),
  /** The deadline for paying. Null if it has passed or the booking is paid. */
  payBy: z.string().nullable(),
  canPay: z.boolean(),
  /** True while the host is suspended, because nobody can pay then. */
  onHold: z.boolean(),
  hasReceipt: z.boolean(),
})
export type PaymentState = z.infer<typeof PaymentState>

const ReceiptLine = z.strictObject({ label: z.string(), ...money })

/** The month of a booking that is paid month by month. The first month if left out. */
export const ReceiptQuery = z.strictObject({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
})

export const Receipt = z.strictObject({
  number: z.string(),
  bookingId: Id,
  issuedAt: z.string(),
  paidAt: z.string(),
  renter: z.string(),
  host: z.string(),
  space: z.string(),
  type: BookingKind,
  startDate: z.string(),
  endDate: z.string(),
  /** The lines of the quote. They add up to the total. */
  lines: z.array(ReceiptLine),
  total: z.number(),
  totalPence: z.int(),
  /** Refunds, newest last. */
  refunds: z.array(z.strictObject({ ...money, at: z.string(), label: z.string() })),
  kept: z.number(),
  keptPence: z.int(),
  /** True if no real card was charged. */
  isTest: z.boolean(),
})
export type Receipt = z.infer<typeof Receipt>

export const TimelineKind = z.enum([
  'payment',
  'paymentFailed',
  'refund',
  'fee',
  'earning',
  'commission',
  'payout',
  'reversal',
  'dispute',
  'disputeEnded',
])
export type TimelineKind = z.infer<typeof TimelineKind>

/**
 * `done` has happened. `due` will happen at `at`. `waiting` is held up, and `label` says why.
 * `failed` did not happen and an operator is looking at it.
 */
export const TimelineItem = z.strictObject({
  kind: TimelineKind,
  state: z.enum(['done', 'due', 'waiting', 'failed']),
  label: z.string(),
  at: z.string(),
  /**
   * The sign is the reader's: money they received is positive, money they paid is negative. Of a
   * dispute it is what the bank asks back.
   */
  ...money,
})
export type TimelineItem = z.infer<typeof TimelineItem>

/** The renter sees payments and refunds, the host sees earnings, and the operator sees both. */
export const MoneyTimeline = z.strictObject({
  bookingId: Id,
  view: z.enum(['renter', 'host', 'operator']),
  items: z.array(TimelineItem),
  /** For the renter: paid minus refunded. For the host: paid out so far. */
  balance: z.number(),
  balancePence: z.int(),
  disputed: z.boolean(),
})
export type MoneyTimeline = z.infer<typeof MoneyTimeline>

const TestCard = z.enum(['ok', 'declines later', 'wants authentication', 'expires soon'])

/** What the test card does now, and what it does later when it is kept. */
export const DevPayment = z.strictObject({
  outcome: z.enum(['success', 'decline', 'abandon']),
  card: TestCard.default('ok'),
})
export const DevCard = z.strictObject({ card: TestCard })
