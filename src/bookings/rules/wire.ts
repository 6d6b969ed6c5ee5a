import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo } from '#foundation/rules/paging.ts'
import { Point } from '#foundation/rules/place/places.ts'
import { prose } from '#foundation/rules/text/text.ts'
import { Month } from '#foundation/rules/time/dates.ts'
import { ListingCard, MediaItem } from '#listings/rules/wire.ts'
import { partnerTabs } from './life/tabs.ts'
import { BookingKind, QuoteLine } from './request-wire.ts'

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
  /** Whether the reader can open its page and its pictures. A renter cannot while it is not public. */
  isShown: z.boolean(),
  media: z.array(z.string()),
  mediaItems: z.array(MediaItem),
  storageType: z.string().nullable(),
  storageSize: z.strictObject({ name: z.string() }).nullable(),
  storageAccessPeriod: z.string().nullable(),
  storageAccessType: z.string().nullable(),
  packingPermit: z.boolean(),
  packingInstruction: z.string().nullable(),
  /** As the exact address is shown. An older version leaves it out. */
  accessNotes: z.string().nullable().optional(),
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
export const RollingRent = z.strictObject({
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
      /** The notice that stands again once the rent is paid because of which this one was given. */
      before: z
        .strictObject({ by: z.enum(['renter', 'host', 'operator']), endsAt: z.string() })
        .nullable(),
    })
    .nullable(),
  /** When it would end if the reader gave notice now. Null if they cannot. */
  noticeEndsAt: z.string().nullable(),
  /** True if the reader gave the notice, because only they can take it back. */
  mayTakeBack: z.boolean(),
  /** Since when rent is owed after every attempt to collect it failed. */
  arrearsSince: z.string().nullable(),
  /** The partner may end it within days because of that. */
  mayEndInArrears: z.boolean(),
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
  lines: z.array(QuoteLine),
  moving: z.boolean(),
  packing: z.boolean(),
  pickupAddress: z.string().nullable(),
  distanceKm: z.number().nullable(),
  createdAt: z.string(),
  /** Kept when it runs out or is cancelled. */
  approvedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  refundUntil: z.string(),
  /** Only where the partner is a trader, and only once both sides have agreed. */
  coolingOff: z.strictObject({ until: z.string(), startAsked: z.boolean() }).nullable(),
  payWindowHours: z.int(),
  /** When the time of the first payment ends, and with it every chance to pay. */
  payableUntil: z.string(),
  /** When the van took the things. */
  collectedAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancelledBy: z.enum(['renter', 'host', 'operator']).nullable(),
  reason: z.string().nullable(),
  refund: RefundAnswer.nullable(),
  /** A dispute between the two sides is neither decided nor withdrawn. */
  inDispute: z.boolean(),
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
  /** Only for the host of a pending request: other bookings hold the space, so it can only be denied. */
  taken: z.boolean().optional(),
  /** Only for the renter: the partner is suspended, and it is not decided whether this can go on. */
  onHold: z.boolean().optional(),
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

/**
 * What the renter saw. If less would come back, or it has been paid since, nothing is cancelled.
 */
export const Cancellation = z.strictObject({
  refundPence: z.int().nonnegative().optional(),
  seen: BookingAnswer.shape.seen,
})
export type Cancellation = z.infer<typeof Cancellation>

/** Another space for the same time that does not cost more. */
export const Alternative = z.strictObject({
  listing: ListingCard,
  total: z.number(),
  totalPence: z.int(),
})
export type Alternative = z.infer<typeof Alternative>

/** `price` is the total that the renter saw. If it has changed, nothing is asked for. */
export const AlternativeWish = z.strictObject({ listing: Id, price: z.number().nullish() })
export type AlternativeWish = z.infer<typeof AlternativeWish>

export const BookingFilter = z.strictObject({
  as: z.enum(['renter', 'host', 'either']).optional(),
  approvalStatus: z.enum(['pending', 'approved', 'disapproved', 'expired']).optional(),
  cancelled: z.enum(['true', 'false']).optional(),
  /** Those that are open or paid and not over, or over for less than a day. */
  current: z.literal('true').optional(),
  /** Those that hold a unit at some time of this month. */
  month: Month.optional(),
  /** Those under one tab of the list; the one that it opens on may be chosen by what is in it. */
  tab: z.enum(['opening', ...partnerTabs]).optional(),
  /** Words of the space’s title, of its address and of the two first names. */
  q: z.string().trim().max(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type BookingFilter = z.infer<typeof BookingFilter>

export const BookingListMeta = PageInfo.extend({
  /** Only where one was asked for: which it is, and how many the words find under each. */
  tab: z.enum(partnerTabs).optional(),
  tabs: z.partialRecord(z.enum(partnerTabs), z.int()).optional(),
  /** Under all tabs, whatever their words. */
  all: z.int().optional(),
})
export type BookingListMeta = z.infer<typeof BookingListMeta>
