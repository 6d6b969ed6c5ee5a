import { z } from 'zod'
import { Point } from '#foundation/rules/place/places.ts'

export const TownLink = z.strictObject({ slug: z.string(), name: z.string() })
export type TownLink = z.infer<typeof TownLink>

/** For a month, with tax. `low` and `high` are the quartiles, `typical` is the median. */
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
  /** Spaces within this distance of its centre belong to it. */
  radiusKm: z.number(),
  spaces: z.int(),
  /** `spaces` was not counted to the end. */
  more: z.boolean(),
  /** Lowest price of a month, with tax. */
  from: z.number().nullable(),
  prices: z.array(TypicalPrice),
  nearby: z.array(TownLink),
})
export type Town = z.infer<typeof Town>

export const TownsQuery = z.strictObject({
  /** Only this many, the largest first. */
  most: z.coerce.number().int().min(1).max(5000).optional(),
})

export const EarningsQuestion = z.strictObject({
  /** Left out, the whole country is asked. */
  town: z.string().trim().max(100).optional(),
  storageSize: z.string().trim().min(1).max(60),
})

export const fewestForEarnings = 3

/** A month's income in pounds after our commission; null where too few spaces are listed. */
export const Earnings = z
  .strictObject({
    count: z.int(),
    /** The town; null where the whole country was asked instead. */
    around: z.string().nullable(),
    low: z.number(),
    typical: z.number(),
    high: z.number(),
  })
  .nullable()
export type Earnings = z.infer<typeof Earnings>
