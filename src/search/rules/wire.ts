import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Bounds, Point } from '#foundation/rules/place/places.ts'
import { DayOrInstant } from '#foundation/rules/time/dates.ts'
import { ShownCard } from '#listings/rules/wire.ts'
import { DoorPrice, DoorWish } from './door.ts'
import { freePeriod } from './free-period.ts'

export const filterDefaults = { type: 'hour', minPrice: 0, maxPrice: 100_000 } as const
export const mostResults = 50
export const countedTo = 1000

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish()
const choice = orNull(z.string().trim().max(60))
const dayOrInstant = orNull(DayOrInstant)
const price = z.number().min(0, 'Please enter £0 or more.').max(1_000_000)

/** Only the fields that other programs rely on are required. */
export const SearchFilter = z
  .strictObject({
    area: orNull(z.string().trim().toLowerCase().max(200)),
    address: orNull(z.string().trim().toLowerCase().max(200)),
    storageSize: choice,
    /** With a size: larger ones too. */
    orLarger: orNull(z.boolean()),
    storageType: choice,
    /** The rate that the price limits are compared with. */
    type: orNull(z.enum(['hour', 'month', 'hourly', 'monthly'])),
    minPrice: orNull(price),
    maxPrice: orNull(price),
    /** Only true filters; false is the same as null. */
    delivery: orNull(z.boolean()),
    packing: orNull(z.boolean()),
    point: orNull(Point),
    /**
     * With words: everything within this distance of the place they name, whatever the addresses
     * say.
     */
    radiusKm: orNull(z.number().min(0.5).max(2000)),
    bounds: orNull(Bounds),
    /**
     * `rated` moves spaces with few reviews towards the average of all, so that one review cannot
     * put a space first.
     */
    sort: orNull(z.enum(['nearest', 'price', 'newest', 'rated', 'door'])),
    /** Prices each result to the door; a page then holds at most 24. */
    door: orNull(DoorWish),
    /** Only spaces that are free then: instants, or days in London of which the last one counts. */
    startDate: dayOrInstant,
    endDate: dayOrInstant,
    /** Also answers clusters of what is not on the page, for a map. */
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
  /** The count is an estimate, because counting so many is slow. */
  about: z.boolean(),
  /** With tax, by the rate that was asked for. */
  priceFrom: z.number(),
  /** Set when the cluster is a single listing. */
  listing: Id.nullable(),
})

export const SearchMeta = z.strictObject({
  /** Counted up to a thousand; `more` says that there are more. */
  total: z.int(),
  more: z.boolean(),
  page: z.int(),
  limit: z.int(),
  cursor: z.string().nullable(),
  sort: z.enum(['nearest', 'price', 'newest', 'rated', 'door']),
  /** Set when sorting by the price to the door left some out: how many were sorted, and which. */
  ranked: z.strictObject({ count: z.int(), of: z.enum(['nearest', 'price']) }).nullable(),
  /** The centre of the results, when the words named a place. */
  place: z
    .strictObject({
      ...Point.shape,
      label: z.string(),
      /** Set when the place is only known roughly: it lies within this distance. */
      aboutKm: z.number().optional(),
    })
    .nullable(),
  radiusKm: z.number().nullable(),
  /** The county, region or country searched, when the words named one. */
  area: z.string().nullable(),
  /** Other places of the same name, which can be searched for. */
  others: z.array(z.string()),
  /** When nothing was found: how far away the nearest space is that fits all the filters. */
  nearestKm: z.number().nullable(),
  /** When nothing was found and no such place is known: a place with a similar name. */
  similar: z.string().nullable(),
  histogram: z.array(PriceBin),
  /**
   * What the prices to the door are for; `from` is null where nothing is collected or the place is
   * unknown.
   */
  door: z
    .strictObject({
      type: z.enum(['hourly', 'monthly']),
      startDate: z.string(),
      endDate: z.string(),
      from: z.string().nullable(),
      moving: z.boolean(),
    })
    .nullable(),
  /** What fits too and is not on this page or the pages before. */
  clusters: z.array(Cluster),
})
export type SearchMeta = z.infer<typeof SearchMeta>

/** With a price to the door, or the reason why there is none, if one was asked for. */
export const FoundListing = ShownCard.extend({
  door: DoorPrice.nullable().optional(),
  doorRefusal: z.string().nullable().optional(),
})
export type FoundListing = z.infer<typeof FoundListing>
