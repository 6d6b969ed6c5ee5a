import { z } from 'zod'
import { HostKind } from '#accounts/rules/wire.ts'
import { Id } from '#foundation/rules/ids.ts'
import { Point } from '#foundation/rules/place/places.ts'
import { isKept, line, notKept, prose } from '#foundation/rules/text/text.ts'
import { DayOrInstant } from '#foundation/rules/time/dates.ts'
import { isWholePence } from '#foundation/rules/whole-pence.ts'
import { farthestKm, highestPounds, kingdom, mostMedia, mostUnits, radiusWords } from './limits.ts'

/** Drafts may leave anything out; an empty text counts as left out. */
const choice = z.string().trim().max(60).nullable().optional()
const orLeftOut = <Text extends z.ZodType>(text: Text) =>
  z
    .union([z.literal(''), text])
    .nullable()
    .optional()
const typed = (max: number) => orLeftOut(prose(max))
/** Commas or line breaks stand between the parts. */
const placePart = z.string().trim().max(200).refine(isKept, notKept)

export const pounds = z
  .number()
  .min(0, 'Please enter a price of £0 or more.')
  .max(highestPounds, 'Please enter a price of at most £100,000.')
  .refine(isWholePence, 'Please use at most two decimals.')

const outside = 'That place is outside the UK.'
export const Coordinates = z.strictObject({
  lat: Point.shape.lat.min(kingdom.south, outside).max(kingdom.north, outside),
  lng: Point.shape.lng.min(kingdom.west, outside).max(kingdom.east, outside),
})
export type Coordinates = z.infer<typeof Coordinates>

export const UnavailabilityPeriod = z.strictObject({
  startDate: DayOrInstant,
  endDate: DayOrInstant,
  reason: z.string().trim().max(200).default(''),
})
export type UnavailabilityPeriod = z.infer<typeof UnavailabilityPeriod>

/** Heading, pitch and the like. It is kept and answered as it was sent. */
const StreetView = z
  .record(z.string().max(40), z.number())
  .refine(view => Object.keys(view).length <= 10, 'Please keep to ten values.')

/** Our own file, or an address elsewhere: we keep that one but never show it to strangers. */
const MediaUrl = z
  .string()
  .max(500)
  .regex(/^(\/media\/[\w./-]+|https:\/\/[^\s"'<>\\]+)$/, 'That is not a picture or video address.')

/** `version` refuses a save from a tab that has not seen the latest one. */
export const ListingForm = z.strictObject({
  address: typed(300),
  formattedAddress: z.strictObject({ street: placePart, area: placePart }).nullable().optional(),
  coordinates: Coordinates.nullable().optional(),
  storageType: choice,
  storageFloor: choice,
  storageFeatures: z.array(z.string().max(60)).max(50).optional(),
  services: z.array(z.string().max(60)).max(10).optional(),
  vehicleType: choice,
  costPerKm: pounds.nullable().optional(),
  packagingSize: choice,
  costPerSize: pounds.nullable().optional(),
  deliveryRadiusKm: z
    .number()
    .min(1, radiusWords)
    .max(farthestKm, radiusWords)
    .nullable()
    .optional(),
  streetView: z.union([z.boolean(), StreetView]).nullable().optional(),
  storageSize: z
    .strictObject({ name: z.string().trim().max(60) })
    .nullable()
    .optional(),
  storageNumber: z.int().min(1, 'There is at least one space.').max(mostUnits).optional(),
  image: z.array(MediaUrl).max(mostMedia, `Please keep to ${mostMedia} items.`).optional(),
  storageTitle: orLeftOut(line(100)),
  description: typed(5000),
  /** Accepted because forms send it back; it is worked out from bookings and closed days. */
  calendar: z.unknown().optional(),
  unavailabilityPeriods: z.array(UnavailabilityPeriod).max(200).optional(),
  unavailabilityReason: typed(200),
  unavailabilityDate: z
    .union([z.literal(''), DayOrInstant])
    .nullable()
    .optional(),
  storageAccessPeriod: choice,
  storageAccessType: choice,
  packingPermit: z.boolean().optional(),
  packingInstruction: typed(2000),
  /** Only the owner, the operator and renters who have paid read it. */
  accessNotes: typed(1000),
  bookingDuration: choice,
  bookingNotice: choice,
  priceType: z.enum(['elastic', 'custom']).optional(),
  monthlyRate: pounds.nullable().optional(),
  hourlyRate: pounds.nullable().optional(),
  consent: z.boolean().optional(),
  /** Also let month by month, until somebody gives notice. */
  rolling: z.boolean().optional(),
  autoApprove: z.boolean().optional(),
  completed: z.boolean().optional(),
  version: z.int().optional(),
})
export type ListingForm = z.infer<typeof ListingForm>

/** Forms may send these back; they are ignored. */
export const serverOwned = {
  _id: z.unknown().optional(),
  media: z.unknown().optional(),
  status: z.unknown().optional(),
  available: z.unknown().optional(),
  started: z.unknown().optional(),
  reference: z.unknown().optional(),
  delivery: z.unknown().optional(),
  packing: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  mediaItems: z.unknown().optional(),
  rejectionReason: z.unknown().optional(),
  submittedAt: z.unknown().optional(),
  allowed: z.unknown().optional(),
  closedByCalendars: z.unknown().optional(),
  dryRecord: z.unknown().optional(),
} as const
export const ListingWrite = z.strictObject({ ...ListingForm.shape, ...serverOwned })

export const ListingStatus = z.enum(['pending', 'approved', 'rejected', 'suspended']).nullable()

/** In the sizes it was made in; a video has a poster instead. */
export const MediaItem = z.strictObject({
  url: z.string(),
  kind: z.enum(['image', 'video']),
  width: z.number().nullable(),
  height: z.number().nullable(),
  widths: z.array(z.number()),
  /** A tiny picture as a data: address, shown while the real one loads. */
  placeholder: z.string().nullable(),
  poster: z.string().nullable(),
})
export type MediaItem = z.infer<typeof MediaItem>

const shared = {
  _id: Id,
  media: z.array(z.string()),
  mediaItems: z.array(MediaItem),
  address: z.string(),
  formattedAddress: z.strictObject({ street: z.string(), area: z.string() }),
  coordinates: Point.nullable(),
  storageTitle: z.string(),
  description: z.string(),
  status: ListingStatus,
  available: z.boolean(),
  autoApprove: z.boolean(),
  rolling: z.boolean(),
  storageSize: z.strictObject({ name: z.string() }).nullable(),
  storageNumber: z.number(),
  storageType: z.string().nullable(),
  storageFloor: z.string().nullable(),
  storageFeatures: z.array(z.string()),
  storageAccessPeriod: z.string().nullable(),
  storageAccessType: z.string().nullable(),
  bookingDuration: z.string().nullable(),
  bookingNotice: z.string().nullable(),
  packingPermit: z.boolean(),
  services: z.array(z.string()),
  delivery: z.boolean(),
  packing: z.boolean(),
  vehicleType: z.string().nullable(),
  costPerKm: z.number().nullable(),
  deliveryRadiusKm: z.number().nullable(),
  monthlyRate: z.number().nullable(),
  hourlyRate: z.number().nullable(),
  createdAt: z.string(),
  /** The last humidity reading; left out where there is none. */
  dryRecord: z.strictObject({ percent: z.int(), readOn: z.string() }).optional(),
}

export const BusyRange = z.strictObject({
  startDate: z.string(),
  /** Null where it goes on until somebody gives notice. */
  endDate: z.string().nullable(),
  /** A booking stays in one unit: the quote says whether one is free over several of these. */
  unitsFree: z.int(),
})
export type BusyRange = z.infer<typeof BusyRange>

export const Listing = z.strictObject({
  ...shared,
  started: z.literal(true),
  /** The partner's own, from a file of spaces. */
  reference: z.string().nullable(),
  image: z.array(z.string()),
  packagingSize: z.string().nullable(),
  costPerSize: z.number().nullable(),
  streetView: z.union([z.boolean(), z.record(z.string(), z.number())]).nullable(),
  /** Only when reading; never stored. */
  calendar: z.array(BusyRange).optional(),
  unavailabilityPeriods: z.array(UnavailabilityPeriod),
  /** Days on which other calendars of the partner are busy. An older version leaves it out. */
  closedByCalendars: z.array(UnavailabilityPeriod.omit({ reason: true })).optional(),
  unavailabilityReason: z.string().nullable(),
  unavailabilityDate: z.string().nullable(),
  packingInstruction: z.string(),
  /** An older version leaves it out. */
  accessNotes: z.string().optional(),
  priceType: z.enum(['elastic', 'custom']),
  consent: z.boolean(),
  completed: z.boolean(),
  rejectionReason: z.string().nullable(),
  submittedAt: z.string().nullable(),
  version: z.number(),
  updatedAt: z.string(),
  allowed: z.array(z.enum(['edit', 'delete', 'toggle', 'complete'])),
})
export type Listing = z.infer<typeof Listing>

/** Without a wish the switch goes to its other side. */
export const AvailabilityWish = z.strictObject({ available: z.boolean().optional() })
export type AvailabilityWish = z.infer<typeof AvailabilityWish>

const PriceFrom = z.strictObject({ monthly: z.number(), hourly: z.number() })

/**
 * For strangers: street and area only, the pin moved, the host by first name. `priceFrom` includes
 * tax.
 */
export const PublicListing = z.strictObject({
  ...shared,
  priceFrom: PriceFrom,
  /** Null while there are fewer than three reviews. */
  rating: z.strictObject({ average: z.number(), count: z.int() }).nullable(),
  unavailabilityPeriods: z.array(UnavailabilityPeriod.omit({ reason: true })),
  host: z.strictObject({
    _id: Id,
    firstName: z.string(),
    profilePicture: z.string().nullable(),
    memberSince: z.string(),
    hostKind: HostKind.nullable(),
    /** Checked by the payment provider or by an operator. */
    idVerified: z.boolean(),
  }),
  /** From the partner's bookings of twelve months; null below five requests. */
  facts: z
    .strictObject({
      /** The median. */
      answerMinutes: z.int().nullable(),
      /** Shares are from 0 to 1. */
      answeredShare: z.number(),
      cancelledShare: z.number(),
      requests: z.int(),
    })
    .nullable(),
  /** True for the owner and the operator while the listing is not public. */
  preview: z.boolean(),
  /** True for the owner, who cannot book it. */
  own: z.boolean(),
})
export type PublicListing = z.infer<typeof PublicListing>

export const ListingCard = PublicListing.omit({
  description: true,
  unavailabilityPeriods: true,
  host: true,
  facts: true,
  preview: true,
  own: true,
})
export type ListingCard = z.infer<typeof ListingCard>

/** As it is shown at a moment. */
export const ShownCard = ListingCard.extend({
  /** Set for a space that is taken or closed now, when the day is known. */
  freeFrom: z.string().optional(),
})
export type ShownCard = z.infer<typeof ShownCard>

/** `version` refuses a decision about a text that has changed since it was read. */
export const ListingDecision = z
  .strictObject({
    status: z.enum(['approved', 'rejected', 'suspended']).optional(),
    reason: prose(1000).optional(),
    featured: z.boolean().optional(),
    version: z.int().optional(),
  })
  .refine(decision => decision.status !== undefined || decision.featured !== undefined, {
    path: ['status'],
    message: 'Please choose a decision.',
  })
  .refine(decision => decision.status !== 'rejected' || decision.reason !== undefined, {
    path: ['reason'],
    message: 'Please tell the partner why.',
  })
export type ListingDecision = z.infer<typeof ListingDecision>
