import { z } from 'zod'
import { BookingKind } from '#bookings/rules/wire.ts'
import { Id } from '#foundation/rules/ids.ts'
import { line } from '#foundation/rules/text/text.ts'
import { BirthDay } from '#foundation/rules/time/dates.ts'

/** Pounds as a number, and the same in whole pence beside it. */
const money = { amount: z.number(), amountPence: z.int() }

export const PaymentLinkRequest = z.strictObject({ bookingId: Id })

export const PaymentLink = z.strictObject({
  url: z.string(),
  sessionId: z.string(),
  paymentId: Id,
  /** The link stops working then; asking again gives a new one while the booking is payable. */
  expiresAt: z.string(),
  ...money,
})
export type PaymentLink = z.infer<typeof PaymentLink>

/** The provider's page on which a renter gives another card. */
export const CardLink = z.strictObject({ url: z.string(), sessionId: z.string() })
export type CardLink = z.infer<typeof CardLink>

/** What was paid for a month, with the number of its receipt. */
export const MonthReceipt = z.strictObject({
  month: z.string(),
  number: z.string(),
  ...money,
  paidAt: z.string(),
})
export type MonthReceipt = z.infer<typeof MonthReceipt>

/** The card that later months are taken from. */
export const KeptCard = z.strictObject({
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  expires: z.string().nullable(),
})
export type KeptCard = z.infer<typeof KeptCard>

const fromAddress = z.string().max(400).nullish()

/** What the result page was opened with. A hint only: the provider is asked what happened. */
export const PaymentHint = z.strictObject({
  bookingId: Id,
  paymentId: fromAddress,
  sessionId: fromAddress,
  response: fromAddress,
})
export type PaymentHint = z.infer<typeof PaymentHint>

/**
 * `none`: never tried. `pending`: a link is open and nothing is known yet. `refunded`: paid, and
 * all or part of it went back or is on its way.
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

/** What the page shows after the word 'Payment', or before anything was paid. */
export const PaymentState = z.strictObject({
  bookingId: Id,
  state: PaymentStanding,
  /** 'Payment Successful', 'Payment Failed', 'Payment Cancelled' or 'Payment Pending'. */
  heading: z.string(),
  paymentStatus: z.enum(['successful', 'error']).nullable(),
  ...money,
  paidAt: z.string().nullable(),
  /** Until when the renter may pay; null once that is over or done. */
  payBy: z.string().nullable(),
  canPay: z.boolean(),
  /** Nobody can pay for it while its host is suspended. */
  onHold: z.boolean(),
  hasReceipt: z.boolean(),
})
export type PaymentState = z.infer<typeof PaymentState>

const ReceiptLine = z.strictObject({ label: z.string(), ...money })

/** Which month of what is paid month by month; the first where none is said. */
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
  /** As quoted: rent, moving, tax, rounding; they add up to the total. */
  lines: z.array(ReceiptLine),
  total: z.number(),
  totalPence: z.int(),
  /** Money that went back, newest last. */
  refunds: z.array(z.strictObject({ ...money, at: z.string(), label: z.string() })),
  kept: z.number(),
  keptPence: z.int(),
  /** True while no real card was charged. */
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
 * `done` happened; `due` will happen at `at`; `waiting` is held up, and `label` says by what;
 * `failed` did not happen and is being looked at.
 */
export const TimelineItem = z.strictObject({
  kind: TimelineKind,
  state: z.enum(['done', 'due', 'waiting', 'failed']),
  label: z.string(),
  at: z.string(),
  /** Signed for the reader: what came to them is positive, what left them negative. */
  ...money,
})
export type TimelineItem = z.infer<typeof TimelineItem>

/** The renter sees what they paid and got back; the host what they earn; the operator both. */
export const MoneyTimeline = z.strictObject({
  bookingId: Id,
  view: z.enum(['renter', 'host', 'operator']),
  items: z.array(TimelineItem),
  /** Renter: paid less refunded. Host: paid out so far. */
  balance: z.number(),
  balancePence: z.int(),
  disputed: z.boolean(),
})
export type MoneyTimeline = z.infer<typeof MoneyTimeline>

/**
 * `none`: not begun. `incomplete`: the provider wants more. `checking`: the provider is looking at
 * it. `ready`: payouts can be sent. `refused`: the provider will not pay this person.
 */
export const PayeeStanding = z.enum(['none', 'incomplete', 'checking', 'ready', 'refused'])
export type PayeeStanding = z.infer<typeof PayeeStanding>

export const PayoutAccount = z.strictObject({
  state: PayeeStanding,
  complete: z.boolean(),
  /** Sentences for people: what is still wanted, most urgent first. */
  missing: z.array(z.string()),
  bank: z.strictObject({ name: z.string().nullable(), last4: z.string() }).nullable(),
  /** Whether the details that the tax law asks for are on file (PUT /users/seller-details). */
  sellerDetails: z.boolean(),
  /** Pence that are due and wait for the above. */
  waiting: z.number(),
  waitingPence: z.int(),
  isTest: z.boolean(),
  checkedAt: z.string().nullable(),
})
export type PayoutAccount = z.infer<typeof PayoutAccount>

/** Where the provider sends the host back to. */
export const ConnectQuery = z.strictObject({
  from: z.enum(['bank-details', 'onboarding', 'account-verification']).default('bank-details'),
})

/** The address stands twice because the specification reads it from nested data. */
export const ConnectLink = z.strictObject({
  url: z.string(),
  data: z.strictObject({ url: z.string() }),
})

export const Balance = z.strictObject({
  owed: z.number(),
  owedPence: z.int(),
  paid: z.number(),
  paidPence: z.int(),
  /** Payouts that could not be taken back: kept from the next ones. */
  debt: z.number(),
  debtPence: z.int(),
  /** What of it is on hold until somebody has decided. */
  held: z.number(),
  heldPence: z.int(),
  /** `why` says what keeps one back. */
  upcoming: z.array(
    z.strictObject({
      bookingId: Id,
      ...money,
      releaseAt: z.string(),
      why: z.string().nullable(),
    }),
  ),
})
export type Balance = z.infer<typeof Balance>

/** `waiting` is due and held up; `why` says by what. */
export const PayoutStanding = z.enum(['scheduled', 'waiting', 'sending', 'paid', 'reversed'])

export const Payout = z.strictObject({
  _id: Id,
  bookingId: Id,
  space: z.string(),
  state: PayoutStanding,
  why: z.string().nullable(),
  /** The host's share; `setOff` of it was kept for what the host owed, the rest was sent. */
  ...money,
  setOff: z.number(),
  setOffPence: z.int(),
  /** Long terms are paid month by month: 2 of 6. */
  slice: z.int(),
  slices: z.int(),
  releaseAt: z.string(),
  paidAt: z.string().nullable(),
})
export type Payout = z.infer<typeof Payout>

export const EarningsQuery = z.strictObject({
  year: z.coerce.number().int().min(2020).max(2100).optional(),
})

/** Twelve months of one year in London time, each with what was earned and what was paid out. */
export const Earnings = z.strictObject({
  year: z.int(),
  years: z.array(z.int()),
  months: z.array(
    z.strictObject({
      /** 2026-03 */
      month: z.string(),
      earned: z.number(),
      earnedPence: z.int(),
      commission: z.number(),
      commissionPence: z.int(),
      paidOut: z.number(),
      paidOutPence: z.int(),
    }),
  ),
})
export type Earnings = z.infer<typeof Earnings>

/** A file to save: every call carries a token, so the browser saves what it was answered. */
export const CsvFile = z.strictObject({ fileName: z.string(), csv: z.string() })
export type CsvFile = z.infer<typeof CsvFile>

/** What the law asks a platform to know about people who sell on it. */
export const SellerDetails = z
  .strictObject({
    kind: z.enum(['person', 'company']),
    legalName: line(200, 'Please enter the full legal name.'),
    address: line(300, 'Please enter the address.'),
    postcode: line(12, 'Please enter the postcode.'),
    dateOfBirth: BirthDay.optional(),
    companyNumber: line(20, 'Please enter the company number.').optional(),
    /** National Insurance number or UTR. */
    taxNumber: line(20, 'Please enter the tax number.'),
    vatNumber: line(20).optional(),
  })
  .refine(details => details.kind === 'company' || details.dateOfBirth !== undefined, {
    path: ['dateOfBirth'],
    message: 'Please enter the date of birth.',
  })
  .refine(details => details.kind === 'person' || details.companyNumber !== undefined, {
    path: ['companyNumber'],
    message: 'Please enter the company number.',
  })
export type SellerDetails = z.infer<typeof SellerDetails>

/** Numbers come back masked except for their last three characters. */
export const KnownSellerDetails = z.strictObject({
  kind: z.enum(['person', 'company']),
  legalName: z.string(),
  address: z.string(),
  postcode: z.string(),
  dateOfBirth: z.string().nullable(),
  companyNumber: z.string().nullable(),
  taxNumber: z.string(),
  vatNumber: z.string().nullable(),
  updatedAt: z.string(),
})
export type KnownSellerDetails = z.infer<typeof KnownSellerDetails>

const TestCard = z.enum(['ok', 'declines later', 'wants authentication', 'expires soon'])

/** What the card does now, and what it does once it is kept and its holder is gone. */
export const DevPayment = z.strictObject({
  outcome: z.enum(['success', 'decline', 'abandon']),
  card: TestCard.default('ok'),
})
export const DevCard = z.strictObject({ card: TestCard })
