import { z } from 'zod'
import { Coordinates } from '../wire.ts'

export const comparableWithinKm = 25
export const fewestComparables = 3

export const PriceQuestion = z.strictObject({
  lat: z.coerce.number().pipe(Coordinates.shape.lat),
  lng: z.coerce.number().pipe(Coordinates.shape.lng),
  storageType: z.string().trim().min(1).max(60),
  storageSize: z.string().trim().min(1).max(60),
})
export type PriceQuestion = z.infer<typeof PriceQuestion>

const Spread = z.strictObject({
  lowest: z.number(),
  lowerQuartile: z.number(),
  median: z.number(),
  upperQuartile: z.number(),
  highest: z.number(),
})
export type Spread = z.infer<typeof Spread>

/** In pounds without tax, as hosts enter them; null where fewer than three are near. */
export const PriceSuggestion = z
  .strictObject({ count: z.int(), monthly: Spread, hourly: Spread })
  .nullable()
export type PriceSuggestion = z.infer<typeof PriceSuggestion>
