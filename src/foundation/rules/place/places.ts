import { z } from 'zod'
import { longestPlaceText } from './place-text.ts'
import { farthestEast, farthestNorth } from './world.ts'

const latitude = z.number().min(-farthestNorth).max(farthestNorth)
const longitude = z.number().min(-farthestEast).max(farthestEast)

export const Point = z.strictObject({ lat: latitude, lng: longitude })

export type Point = z.infer<typeof Point>

export const Bounds = z
  .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
  .refine(({ west, east }) => west < east, {
    path: ['east'],
    message: 'The east edge has to lie east of the west edge.',
  })
  .refine(({ south, north }) => south < north, {
    path: ['north'],
    message: 'The north edge has to lie north of the south edge.',
  })

export type Bounds = z.infer<typeof Bounds>

/** A suggestion: a town, a village or a country. Its `label` says which one and can be geocoded. */
export const Place = z.strictObject({
  id: z.string(),
  label: z.string(),
  name: z.string(),
  detail: z.string(),
  kind: z.enum(['locality', 'country']),
})

export type Place = z.infer<typeof Place>

export const FoundPlace = z.strictObject({
  ...Point.shape,
  label: z.string(),
  /** The name of a town or village without its region. */
  name: z.string().optional(),
  /** A village or a part of a town: many others may have the same name. */
  small: z.boolean().optional(),
  kind: z.enum(['locality', 'region', 'country', 'postcode', 'address']),
  /** True when the point is only near what was asked for, such as the middle of its town. */
  approximate: z.boolean(),
  /** The largest error in km, where only the middle of the postcode area is known. */
  aboutKm: z.number().optional(),
  /** How far it reaches, where it is more than a point. */
  bounds: Bounds.optional(),
  /** What it is made of, where that leaves out much of its bounds. */
  parts: z.array(Bounds).optional(),
})

export type FoundPlace = z.infer<typeof FoundPlace>

export const PlaceQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .min(1, 'Please name a place.')
    .max(longestPlaceText, `Please use at most ${longestPlaceText} characters.`),
})

/** What the browser must know to draw maps; without a street map it draws the embedded one. */
export const MapInfo = z.strictObject({
  /** The style of another provider's street map. */
  streetStyleUrl: z.string().nullable(),
  /** The operator's own file of streets, which we draw ourselves. */
  streetTilesUrl: z.string().nullable(),
})

export type MapInfo = z.infer<typeof MapInfo>
