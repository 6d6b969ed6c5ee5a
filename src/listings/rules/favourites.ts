import { z } from 'zod'

export const mostFavourites = 200

/** How many are not public or switched off, and so missing from the list. */
export const FavouritesMeta = z.strictObject({ unavailable: z.int() })
export type FavouritesMeta = z.infer<typeof FavouritesMeta>
