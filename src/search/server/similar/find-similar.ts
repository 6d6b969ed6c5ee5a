import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { similarCardsAsJson } from './similar-table.ts'

const mostSimilar = 3

/** Empty for a listing that is not public. */
export async function findSimilar({ db }: Context, listingId: string): Promise<string> {
  const listing = await findBookable(db, listingId)
  if (!listing?.isApproved) return fail('not_found')
  return similarCardsAsJson(db, listingId, mostSimilar)
}
