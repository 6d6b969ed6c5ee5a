import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { similarCardsAsJson } from './similar-table.ts'

const mostSimilar = 3

/** Empty for a listing that nobody can find because it is switched off. */
export async function findSimilar({ db }: Context, listingId: string): Promise<string> {
  const cards = await similarCardsAsJson(db, { id: listingId, most: mostSimilar })
  return cards ?? fail('not_found')
}
