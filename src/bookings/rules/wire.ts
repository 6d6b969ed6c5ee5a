import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Point } from '#foundation/rules/place/places.ts'
import { line, prose } from '#foundation/rules/text/text.ts'
import { ListingCard, MediaItem } from '#listings/rules/wire.ts'

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

/**
 * `price` and `policyVersion` are what the renter saw. If either has changed since, the answer is a
 * new quote.
 */
export const BookingRequest = z
  .strictObject({
    ...asked,
    price: z.number().nullish(),
    policyVersion: line(40).nullish(),
    /** The renter expressly asks for a start inside the cooling-off days. */
    startWithinCoolingOff: z.boolean().optional(),
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
})
export type ExtendRequest = z.infer<typeof ExtendRequest>

export const ExtendQuery = z.strictObject({ endDate: when })

const Line = z.strictObject({
  kind: z.enum(['rent', 'moving', 'packing', 'tax', 'rounding']),
  label: z.string(),
  amount: z.number(),
  amountPence: z.int(),
})

/** Amounts in pounds, each with the same amount in whole pence. */
export const QuoteAnswer = z.strictObject({
  lines: z.array(Line),
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

export const BookingAction = z.enum(['approve', 'deny', 'cancel', 'withdraw', 'pay'])
export type BookingAction = z.infer<typeof BookingAction>

const RefundAnswer = z.strictObject({
  amount: z.number(),
  amountPence: z.int(),
  fee: z.number(),
  feePence: z.int(),
})

/** The other side of the booking. Surname, email and phone appear once it is approved. */
export const Counterpart = z.strictObject({
  _id: Id,
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  profilePicture: z.string().nullable(),
})
export type Counterpart = z.infer<typeof Counterpart>

/** The booked space. The exact address and the access details appear once it is paid. */
export const BookedListing = z.strictObject({
  _id: Id,
  storageTitle: z.string(),
  address: z.string(),
  isExact: z.boolean(),
  coordinates: Point.nullable(),
  media: z.array(z.string()),
  mediaItems: z.array(MediaItem),
  storageType: z.string().nullable(),
  storageSize: z.strictObject({ name: z.string() }).nullable(),
  storageAccessPeriod: z.string().nullable(),
  storageAccessType: z.string().nullable(),
  packingPermit: z.boolean(),
  packingInstruction: z.string().nullable(),
})

export type BookedListing = z.infer<typeof BookedListing>

const Earnings = z.strictObject({
  gross: z.number(),
  grossPence: z.int(),
  commission: z.number(),
  commissionPence: z.int(),
  net: z.number(),
  netPence: z.int(),
})

export const LaterPrice = z.strictObject({
  from: z.string(),
  /** Before tax, as on the listing. */
  monthlyRate: z.number(),
  /** With tax. */
  monthly: z.number(),
  monthlyPence: z.int(),
  /** A renter who gives notice before this leaves before the price begins. */
  noticeBefore: z.string(),
  mayStillLeave: z.boolean(),
})
export type LaterPrice = z.infer<typeof LaterPrice>

/** Only for bookings that are paid month by month. */
const RollingRent = z.strictObject({
  /** The price of each month after the first. */
  monthly: z.number(),
  monthlyPence: z.int(),
  /** Notice cannot end the booking before this. */
  earliestEnd: z.string(),
  notice: z
    .strictObject({
      givenAt: z.string(),
      by: z.enum(['renter', 'host', 'operator']),
      endsAt: z.string(),
    })
    .nullable(),
  /** When it would end if the reader gave notice now. Null if they cannot. */
  noticeEndsAt: z.string().nullable(),
  /** True if the reader gave the notice, because only they can take it back. */
  mayTakeBack: z.boolean(),
  /** Since when rent is owed after every attempt to collect it failed. */
  arrearsSince: z.string().nullable(),
  /** A later price that the partner has announced and that has not begun. */
  laterPrice: LaterPrice.nullable(),
  /** The months from which the reader could set a later price. Null if they cannot. */
  laterPriceMonths: z.strictObject({ first: z.string(), last: z.string() }).nullable(),
  mayTakePriceBack: z.boolean(),
})

export const Booking = z.strictObject({
  _id: Id,
  /** The conversation between the two sides. */
  threadId: Id,
  storageListing: Id,
  user: Id,
  startDate: z.string(),
  /** Null until somebody gives notice. */
  endDate: z.string().nullable(),
  rolling: z.boolean(),
  /** True for a fixed term that is paid month by month. */
  instalments: z.boolean(),
  rent: RollingRent.nullable(),
  approvalStatus: z.enum(['pending', 'approved', 'disapproved', 'expired']),
  paymentStatus: z.enum(['successful', 'error']).nullable(),
  type: BookingKind,
  time: z.int(),
  unitPrice: z.number(),
  price: z.number(),
  pricePence: z.int(),
  lines: z.array(Line),
  moving: z.boolean(),
  packing: z.boolean(),
  pickupAddress: z.string().nullable(),
  distanceKm: z.number().nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  refundUntil: z.string(),
  /** Only where the partner is a trader, and only once both sides have agreed. */
  coolingOff: z.strictObject({ until: z.string(), startAsked: z.boolean() }).nullable(),
  payWindowHours: z.int(),
  cancelledAt: z.string().nullable(),
  cancelledBy: z.enum(['renter', 'host', 'operator']).nullable(),
  reason: z.string().nullable(),
  refund: RefundAnswer.nullable(),
  allowed: z.array(BookingAction),
  /** The bookings before and after this one in a chain of extensions. */
  extendsBooking: Id.nullable(),
  extendedBy: Id.nullable(),
  mayExtend: z.boolean(),
  listing: BookedListing,
  partner: Counterpart,
  renter: Counterpart,
  earnings: Earnings.optional(),
  /** Pending requests for the same unit, so that the host can choose. */
  competing: z.array(Id).optional(),
})
export type Booking = z.infer<typeof Booking>

export const BookingAnswer = z.strictObject({
  approvalStatus: z.enum(['approved', 'disapproved']),
  reason: prose(1000).optional(),
  /**
   * What the page showed when the button was pressed. A page left open must not cancel a booking
   * that has been paid since.
   */
  seen: z.enum(['pending', 'approved', 'paid']).optional(),
})
export type BookingAnswer = z.infer<typeof BookingAnswer>

export const CancellationQuote = z.strictObject({
  refund: RefundAnswer,
  refundUntil: z.string(),
  words: z.string(),
})

export type CancellationQuote = z.infer<typeof CancellationQuote>

/** Another space for the same time that does not cost more. */
export const Alternative = z.strictObject({
  listing: ListingCard,
  total: z.number(),
  totalPence: z.int(),
})
export type Alternative = z.infer<typeof Alternative>

export const AlternativeWish = z.strictObject({ listing: Id })

export const BookingFilter = z.strictObject({
  as: z.enum(['renter', 'host']).optional(),
  approvalStatus: z.enum(['pending', 'approved', 'disapproved', 'expired']).optional(),
  cancelled: z.enum(['true', 'false']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type BookingFilter = z.infer<typeof BookingFilter>
