import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Point } from '#foundation/rules/place/places.ts'
import { line, prose } from '#foundation/rules/text/text.ts'
import { ListingCard, MediaItem } from '#listings/rules/wire.ts'

export const BookingKind = z.enum(['hourly', 'monthly'])

const when = z.string().trim().min(1, 'Please choose a date.').max(40)

/** Text, or text with the point that the browser saw; only the text counts. */
const Pickup = z.union([
  z.literal(''),
  line(300),
  z.strictObject({ address: line(300), coordinates: Point.optional() }),
])

const asked = {
  storageListing: Id,
  startDate: when,
  /** Left out, or null, where it goes on until somebody gives notice. */
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
 * `price` is what the renter saw and `policyVersion` the terms it stood under; where either has
 * changed the answer is a fresh quote.
 */
export const BookingRequest = z
  .strictObject({
    ...asked,
    price: z.number().nullish(),
    policyVersion: line(40).nullish(),
    /** The renter expressly asks for a start within the days in which they may think again. */
    startWithinCoolingOff: z.boolean().optional(),
    /** A fixed term of two months or more is paid month by month. */
    instalments: z.boolean().optional(),
  })
  .refine(hasItsEnd.fits, hasItsEnd.else)
  .refine(hasNoEnd.fits, hasNoEnd.else)
  .refine(isByTheMonth.fits, isByTheMonth.else)
export type BookingRequest = z.infer<typeof BookingRequest>

/** Until when a booking is to go on; the sum and the terms as with any other. */
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

/** Pounds as numbers, and the same in whole pence beside them. */
export const QuoteAnswer = z.strictObject({
  lines: z.array(Line),
  type: BookingKind,
  startDate: z.string(),
  endDate: z.string().nullable(),
  /** What each month after the first costs, where it goes on until somebody gives notice. */
  rent: z.strictObject({ monthly: z.number(), monthlyPence: z.int() }).nullable(),
  /** Where it may be paid month by month: what the first is, with all that is done once, and each later. */
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
  /** Of a partner who lets as a business: until when a consumer may think again, were it agreed now. */
  coolingOff: z.strictObject({ until: z.string(), beginsWithin: z.boolean() }).nullable(),
  /** Of the terms that this is a price under; whoever books says which they saw. */
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

/** Who the booking is with. Surname, email and phone appear once it is approved. */
export const Counterpart = z.strictObject({
  _id: Id,
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  profilePicture: z.string().nullable(),
})
export type Counterpart = z.infer<typeof Counterpart>

/** The booked space; the exact address and how to get in appear once it is paid. */
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

/** What later months of a booking that goes on by itself cost. */
export const LaterPrice = z.strictObject({
  from: z.string(),
  /** Before tax, as listings have it. */
  monthlyRate: z.number(),
  /** With tax, as it is paid. */
  monthly: z.number(),
  monthlyPence: z.int(),
  /** Whoever gives notice before this has left when it begins. */
  noticeBefore: z.string(),
  mayStillLeave: z.boolean(),
})
export type LaterPrice = z.infer<typeof LaterPrice>

/** Of a booking that is paid month by month, with an end or until somebody gives notice. */
const RollingRent = z.strictObject({
  /** What each month after the first costs. */
  monthly: z.number(),
  monthlyPence: z.int(),
  /** Before this no notice ends it. */
  earliestEnd: z.string(),
  notice: z
    .strictObject({
      givenAt: z.string(),
      by: z.enum(['renter', 'host', 'operator']),
      endsAt: z.string(),
    })
    .nullable(),
  /** When it would end if the reader gave notice now; null where they cannot. */
  noticeEndsAt: z.string().nullable(),
  /** Whether notice was theirs to give, so that it is theirs to take back. */
  mayTakeBack: z.boolean(),
  /** Since when a month is not paid although it was asked for every time. */
  arrearsSince: z.string().nullable(),
  /** What its partner has told and what has not begun. */
  laterPrice: LaterPrice.nullable(),
  /** The months that the reader could set a later price from; null where they cannot. */
  laterPriceMonths: z.strictObject({ first: z.string(), last: z.string() }).nullable(),
  mayTakePriceBack: z.boolean(),
})

export const Booking = z.strictObject({
  _id: Id,
  /** The conversation of its two sides. */
  threadId: Id,
  storageListing: Id,
  user: Id,
  startDate: z.string(),
  /** Null while nobody has given notice. */
  endDate: z.string().nullable(),
  rolling: z.boolean(),
  /** Whether it is a fixed term that is paid month by month. */
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
  /** Where the partner lets as a business and both have agreed. */
  coolingOff: z.strictObject({ until: z.string(), startAsked: z.boolean() }).nullable(),
  /** How long the renter has to pay once it is approved. */
  payWindowHours: z.int(),
  cancelledAt: z.string().nullable(),
  cancelledBy: z.enum(['renter', 'host', 'operator']).nullable(),
  reason: z.string().nullable(),
  refund: RefundAnswer.nullable(),
  allowed: z.array(BookingAction),
  /** The booking that this one goes on from, and the one that goes on from this. */
  extendsBooking: Id.nullable(),
  extendedBy: Id.nullable(),
  /** Whether the reader may have it go on by a further booking. */
  mayExtend: z.boolean(),
  listing: BookedListing,
  partner: Counterpart,
  renter: Counterpart,
  earnings: Earnings.optional(),
  /** Pending requests that want the same unit, for the host who has to choose. */
  competing: z.array(Id).optional(),
})
export type Booking = z.infer<typeof Booking>

export const BookingAnswer = z.strictObject({
  approvalStatus: z.enum(['approved', 'disapproved']),
  reason: prose(1000).optional(),
  /** What whoever answers was looking at: a page left open must not cancel what has been paid since. */
  seen: z.enum(['pending', 'approved', 'paid']).optional(),
})
export type BookingAnswer = z.infer<typeof BookingAnswer>

export const CancellationQuote = z.strictObject({
  refund: RefundAnswer,
  refundUntil: z.string(),
  words: z.string(),
})

export type CancellationQuote = z.infer<typeof CancellationQuote>

/** Another space for the same time, at no higher price. */
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
