import { z } from 'zod'
import { Point } from '#foundation/rules/place/places.ts'

export const TownLink = z.strictObject({ slug: z.string(), name: z.string() })
export type TownLink = z.infer<typeof TownLink>

/** What a month costs for one size, tax included: the middle half of the prices and their median. */
export const TypicalPrice = z.strictObject({
  storageSize: z.string(),
  count: z.int(),
  low: z.number(),
  typical: z.number(),
  high: z.number(),
})
export type TypicalPrice = z.infer<typeof TypicalPrice>

export const Town = z.strictObject({
  ...TownLink.shape,
  ...Point.shape,
  county: z.string(),
  /** How far around its middle its spaces lie. */
  radiusKm: z.number(),
  spaces: z.int(),
  /** There are more than that. */
  more: z.boolean(),
  /** The lowest price of a month, tax included. */
  from: z.number().nullable(),
  prices: z.array(TypicalPrice),
  nearby: z.array(TownLink),
})
export type Town = z.infer<typeof Town>

export const TownsQuery = z.strictObject({
  /** The largest so many. */
  most: z.coerce.number().int().min(1).max(5000).optional(),
})

export const EarningsQuestion = z.strictObject({
  /** Without one the whole country answers. */
  town: z.string().trim().max(100).optional(),
  storageSize: z.string().trim().min(1).max(60),
})

export const fewestForEarnings = 3

/** A month's income in pounds after our commission; null where too few are listed to say. */
export const Earnings = z
  .strictObject({
    count: z.int(),
    /** The name of the town, or null where the whole country had to answer. */
    around: z.string().nullable(),
    low: z.number(),
    typical: z.number(),
    high: z.number(),
  })
  .nullable()
export type Earnings = z.infer<typeof Earnings>
