import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Bounds, Point } from '#foundation/rules/place/places.ts'
import { DayOrInstant } from '#foundation/rules/time/dates.ts'
import { ListingCard } from '#listings/rules/wire.ts'
import { DoorPrice, DoorWish } from './door.ts'
import { freePeriod } from './free-period.ts'

export const filterDefaults = { type: 'hour', minPrice: 0, maxPrice: 100_000 } as const
export const mostResults = 50
export const countedTo = 1000

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish()
const choice = orNull(z.string().trim().max(60))
const dayOrInstant = orNull(DayOrInstant)
const price = z.number().min(0, 'Please enter £0 or more.').max(1_000_000)

/** The filter that is sent; only what other programs rely on is required. */
export const SearchFilter = z
  .strictObject({
    area: orNull(z.string().trim().toLowerCase().max(200)),
    address: orNull(z.string().trim().toLowerCase().max(200)),
    storageSize: choice,
    /** With a size: whatever is larger as well. */
    orLarger: orNull(z.boolean()),
    storageType: choice,
    /** Which rate the price limits are compared with. */
    type: orNull(z.enum(['hour', 'month', 'hourly', 'monthly'])),
    minPrice: orNull(price),
    maxPrice: orNull(price),
    /** Only true filters; false and null are the same as nothing. */
    delivery: orNull(z.boolean()),
    packing: orNull(z.boolean()),
    point: orNull(Point),
    /** With words: everything within it of the place they name, whatever the addresses say. */
    radiusKm: orNull(z.number().min(0.5).max(2000)),
    bounds: orNull(Bounds),
    /** `rated`: the best rated first, the few reviews of a space drawn towards the average of all. */
    sort: orNull(z.enum(['nearest', 'price', 'newest', 'rated', 'door'])),
    /** Prices each result to the door; a page then holds at most 24. */
    door: orNull(DoorWish),
    /** Only spaces that are free then: instants, or days in London of which the last one counts. */
    startDate: dayOrInstant,
    endDate: dayOrInstant,
    /** Also gathers what the page does not list, for a map. */
    clusters: orNull(z.boolean()),
    page: orNull(z.number().int().min(1).max(1000)),
    limit: orNull(z.number().int().min(1)),
    cursor: orNull(z.string().max(200)),
  })
  .refine(({ minPrice, maxPrice }) => (minPrice ?? 0) <= (maxPrice ?? Number.POSITIVE_INFINITY), {
    path: ['maxPrice'],
    message: 'The highest price must not be below the lowest.',
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || freePeriod(startDate, endDate), {
    path: ['endDate'],
    message: 'The end must come after the start.',
  })
export type SearchFilter = z.infer<typeof SearchFilter>

export const PriceBin = z.strictObject({ from: z.number(), to: z.number(), count: z.int() })

export const Cluster = z.strictObject({
  ...Point.shape,
  count: z.int(),
  /** The count is rounded: there are too many to count every one. */
  about: z.boolean(),
  /** The lowest price in it, tax included, by the rate that was asked for. */
  priceFrom: z.number(),
  /** Set where it is a single listing. */
  listing: Id.nullable(),
})

export const SearchMeta = z.strictObject({
  /** Counted up to a thousand; `more` says that there are more than that. */
  total: z.int(),
  more: z.boolean(),
  page: z.int(),
  limit: z.int(),
  cursor: z.string().nullable(),
  sort: z.enum(['nearest', 'price', 'newest', 'rated', 'door']),
  /** Sorted by the price to the door, where more fit than are put in order: how many, of which. */
  ranked: z.strictObject({ count: z.int(), of: z.enum(['nearest', 'price']) }).nullable(),
  /** Where the results are centred, when the words named a place. */
  place: z
    .strictObject({
      ...Point.shape,
      label: z.string(),
      /** How far from this point what was asked for may lie, where it is only known about. */
      aboutKm: z.number().optional(),
    })
    .nullable(),
  radiusKm: z.number().nullable(),
  /** The county, region or country that was looked through, when the words named one. */
  area: z.string().nullable(),
  /** Other places that the words may have meant; each can be searched for. */
  others: z.array(z.string()),
  /** Where nothing was found: how far from the place the nearest is that fits all the rest. */
  nearestKm: z.number().nullable(),
  /** Where nothing was found and no such place is known: one whose name is nearly the same. */
  similar: z.string().nullable(),
  histogram: z.array(PriceBin),
  /** What the prices to the door are for; `from` is null where nothing is collected or known. */
  door: z
    .strictObject({
      type: z.enum(['hourly', 'monthly']),
      startDate: z.string(),
      endDate: z.string(),
      from: z.string().nullable(),
      moving: z.boolean(),
    })
    .nullable(),
  /** What fits as well and is on none of the pages so far. */
  clusters: z.array(Cluster),
})
export type SearchMeta = z.infer<typeof SearchMeta>

/** A result; with a wish for a price to the door also its sum, or why there is none. */
export const FoundListing = ListingCard.extend({
  /** The day from which it can be had, where it is taken or closed now and that is known. */
  freeFrom: z.string().optional(),
  door: DoorPrice.nullable().optional(),
  doorRefusal: z.string().nullable().optional(),
})
export type FoundListing = z.infer<typeof FoundListing>
