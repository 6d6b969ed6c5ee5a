import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { similarCardsAsJson } from './similar-table.ts'

const mostSimilar = 3

/** Empty for a listing that nobody can find because it is switched off. */
export async function findSimilar({ db, now }: Context, listingId: string): Promise<string> {
  const cards = await similarCardsAsJson(db, { id: listingId, most: mostSimilar, now })
  return cards ?? fail('not_found')
}
