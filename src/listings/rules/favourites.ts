import { z } from 'zod'

export const mostFavourites = 200

/** How many of them are switched off, suspended or deleted, and so not in the list. */
export const FavouritesMeta = z.strictObject({ unavailable: z.int() })
export type FavouritesMeta = z.infer<typeof FavouritesMeta>
