import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { line } from '#foundation/rules/text/text.ts'
import { BirthDay } from '#foundation/rules/time/dates.ts'
import { money } from './wire.ts'

/**
 * `none`: not started. `incomplete`: the provider needs more details. `checking`: the provider is
 * checking them. `ready`: payouts can be sent. `refused`: the provider will not pay this person.
 */
export const PayeeStanding = z.enum(['none', 'incomplete', 'checking', 'ready', 'refused'])
export type PayeeStanding = z.infer<typeof PayeeStanding>

export const PayoutAccount = z.strictObject({
  state: PayeeStanding,
  complete: z.boolean(),
  /** What is still missing, in sentences. */
  missing: z.array(z.string()),
  bank: z.strictObject({ name: z.string().nullable(), last4: z.string() }).nullable(),
  /** Whether the details for the tax report are known (PUT /users/seller-details). */
  sellerDetails: z.boolean(),
  /** Due payouts that wait for the missing details. */
  waiting: z.number(),
  waitingPence: z.int(),
  isTest: z.boolean(),
  checkedAt: z.string().nullable(),
})
export type PayoutAccount = z.infer<typeof PayoutAccount>

/** The page to which the provider sends the host back. */
export const ConnectQuery = z.strictObject({
  from: z.enum(['bank-details', 'onboarding', 'account-verification']).default('bank-details'),
})

/** The address is there twice, because the specification reads it from nested data. */
export const ConnectLink = z.strictObject({
  url: z.string(),
  data: z.strictObject({ url: z.string() }),
})

export const Balance = z.strictObject({
  owed: z.number(),
  owedPence: z.int(),
  paid: z.number(),
  paidPence: z.int(),
  /** Payouts that could not be taken back. They are kept from later ones. */
  debt: z.number(),
  debtPence: z.int(),
  /** The part that is on hold until somebody decides. */
  held: z.number(),
  heldPence: z.int(),
  /** `why` says what holds a payout back. */
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

/** `waiting` is due but held back, and `why` says by what. */
export const PayoutStanding = z.enum(['scheduled', 'waiting', 'sending', 'paid', 'reversed'])

export const Payout = z.strictObject({
  _id: Id,
  bookingId: Id,
  space: z.string(),
  state: PayoutStanding,
  why: z.string().nullable(),
  /** The host's share. `setOff` of it was kept for the host's debt, and the rest was sent. */
  ...money,
  setOff: z.number(),
  setOffPence: z.int(),
  /** For a long term that is paid month by month, such as 2 of 6. */
  slice: z.int(),
  slices: z.int(),
  releaseAt: z.string(),
  paidAt: z.string().nullable(),
})
export type Payout = z.infer<typeof Payout>

export const EarningsQuery = z.strictObject({
  year: z.coerce.number().int().min(2020).max(2100).optional(),
})

/** Twelve months in London time, each with earnings and payouts. */
export const Earnings = z.strictObject({
  year: z.int(),
  years: z.array(z.int()),
  months: z.array(
    z.strictObject({
      /** Such as 2026-03. */
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

/** Those of sellers who are registered elsewhere look different, but none is shorter. */
const isNumberOf = (fewest: number) => (text: string) =>
  text.replace(/[^a-z\d]/gi, '').length >= fewest && /\d/.test(text)

/** Details that the law asks platforms to collect about sellers. */
export const SellerDetails = z
  .strictObject({
    kind: z.enum(['person', 'company']),
    legalName: line(200, 'Please enter the full legal name.'),
    address: line(300, 'Please enter the address.'),
    postcode: line(12, 'Please enter the postcode.'),
    dateOfBirth: BirthDay.optional(),
    companyNumber: line(20, 'Please enter the company number.')
      .refine(isNumberOf(6), 'Please enter the whole number, such as 01234567 or SC123456.')
      .optional(),
    /** A National Insurance number or a UTR. */
    taxNumber: line(20, 'Please enter the tax number.').refine(
      isNumberOf(8),
      'Please enter the whole number, such as QQ 12 34 56 C or 12345 67890.',
    ),
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

/** Numbers are masked except for their last three characters. */
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
