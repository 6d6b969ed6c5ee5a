import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Point } from '#foundation/rules/place/places.ts'
import { line } from '#foundation/rules/text/text.ts'

export const BookingKind = z.enum(['hourly', 'monthly'])

const when = z.string().trim().min(1, 'Please choose a date.').max(40)

/** The browser may send the point it found beside the text. Only the text counts. */
const Pickup = z.union([
  z.literal(''),
  line(300),
  z.strictObject({ address: line(300), coordinates: Point.optional() }),
])

const asked = {
  storageListing: Id,
  startDate: when,
  /** Left out or null for a booking without an end. */
  endDate: when.nullish(),
  rolling: z.boolean().optional(),
  type: BookingKind,
  moving: z.boolean().default(false),
  packing: z.boolean().default(false),
  pickupAddress: Pickup.nullish(),
}

interface AskedDates {
  endDate?: string | null | undefined
  rolling?: boolean | undefined
  type: z.infer<typeof BookingKind>
}

const hasItsEnd = {
  fits: ({ endDate, rolling }: AskedDates) => rolling === true || typeof endDate === 'string',
  else: { path: ['endDate'], message: 'Please choose a date.' },
}
const hasNoEnd = {
  fits: ({ endDate, rolling }: AskedDates) => !rolling || typeof endDate !== 'string',
  else: { path: ['endDate'], message: 'It goes on until somebody gives notice.' },
}
const isByTheMonth = {
  fits: ({ type, rolling }: AskedDates) => !rolling || type === 'monthly',
  else: { path: ['type'], message: 'Only months go on until somebody gives notice.' },
}

export const QuoteRequest = z
  .strictObject(asked)
  .refine(hasItsEnd.fits, hasItsEnd.else)
  .refine(hasNoEnd.fits, hasNoEnd.else)
  .refine(isByTheMonth.fits, isByTheMonth.else)
export type QuoteRequest = z.infer<typeof QuoteRequest>

/** `onlyIfFree` refuses it where no unit is free for all of the time, so that no form is filled in vain. */
export const QuoteCall = z
  .strictObject({ ...asked, onlyIfFree: z.boolean().optional() })
  .refine(hasItsEnd.fits, hasItsEnd.else)
  .refine(hasNoEnd.fits, hasNoEnd.else)
  .refine(isByTheMonth.fits, isByTheMonth.else)
export type QuoteCall = z.infer<typeof QuoteCall>

const thinkingAgain = {
  coolingOffShown: z.boolean().optional(),
  /** The renter expressly asks for a start inside the cooling-off days. */
  startWithinCoolingOff: z.boolean().optional(),
}

/**
 * `price`, `policyVersion` and `coolingOffShown` are what the renter saw. If the price or the terms
 * have changed since, or there is no cooling-off time any more, the answer is a new quote.
 */
export const BookingRequest = z
  .strictObject({
    ...asked,
    price: z.number().nullish(),
    policyVersion: line(40).nullish(),
    ...thinkingAgain,
    /** Pay month by month. Only for a fixed term of two months or more. */
    instalments: z.boolean().optional(),
  })
  .refine(hasItsEnd.fits, hasItsEnd.else)
  .refine(hasNoEnd.fits, hasNoEnd.else)
  .refine(isByTheMonth.fits, isByTheMonth.else)
export type BookingRequest = z.infer<typeof BookingRequest>

/** Extends a booking. Price and terms are agreed to as for any other booking. */
export const ExtendRequest = z.strictObject({
  endDate: when,
  instalments: z.boolean().optional(),
  price: z.number().nullish(),
  policyVersion: line(40).nullish(),
  ...thinkingAgain,
})
export type ExtendRequest = z.infer<typeof ExtendRequest>

export const ExtendQuery = z.strictObject({ endDate: when })

export const QuoteLine = z.strictObject({
  kind: z.enum(['rent', 'moving', 'packing', 'tax', 'rounding']),
  label: z.string(),
  amount: z.number(),
  amountPence: z.int(),
})

/** Amounts in pounds, each with the same amount in whole pence. */
export const QuoteAnswer = z.strictObject({
  lines: z.array(QuoteLine),
  type: BookingKind,
  startDate: z.string(),
  endDate: z.string().nullable(),
  /** The price of each month after the first, for a booking without an end. */
  rent: z.strictObject({ monthly: z.number(), monthlyPence: z.int() }).nullable(),
  /**
   * Null if it cannot be paid month by month. The first payment includes everything that is paid
   * once.
   */
  instalments: z
    .strictObject({
      months: z.int(),
      first: z.number(),
      firstPence: z.int(),
      monthly: z.number(),
      monthlyPence: z.int(),
    })
    .nullable(),
  time: z.int(),
  unitPrice: z.number(),
  unitPricePence: z.int(),
  subtotal: z.number(),
  subtotalPence: z.int(),
  tax: z.number(),
  taxPence: z.int(),
  total: z.number(),
  totalPence: z.int(),
  distanceKm: z.number().nullable(),
  currency: z.literal('GBP'),
  refundUntil: z.string(),
  /** The cooling-off time if it were agreed now. Only where a consumer books from a trader. */
  coolingOff: z.strictObject({ until: z.string(), beginsWithin: z.boolean() }).nullable(),
  /** The version of the terms behind this price. Sent back with the request. */
  policyVersion: z.string(),
})
export type QuoteAnswer = z.infer<typeof QuoteAnswer>
