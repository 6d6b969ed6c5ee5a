import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'

export const mostFavourites = 200

/** Those that a browser keeps for a visitor. */
export const KeptHearts = z.strictObject({ ids: z.array(Id).max(mostFavourites) })
export type KeptHearts = z.infer<typeof KeptHearts>

/** How many are not public or switched off, and so missing from the list. */
export const FavouritesMeta = z.strictObject({ unavailable: z.int() })
export type FavouritesMeta = z.infer<typeof FavouritesMeta>
