import { queryOptions } from '@tanstack/react-query'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import { whenSessionKnown } from '#foundation/web/session/session-store.ts'
import type { ShownCard } from '#listings/rules/wire.ts'
import { favourites } from './api.ts'
import { heartsOfBrowser, readHearts } from './kept-hearts.ts'

export interface SavedCards {
  cards: readonly ShownCard[]
  unavailable: number
  isMember: boolean
}

/** Without an account there is no list on the server, so each listing is asked for alone. */
export const savedCardsQuery = (status: string) =>
  queryOptions({
    queryKey: ['favourites', status],
    queryFn: readSavedCards,
    refetchOnMount: readAnew,
  })

async function readSavedCards(): Promise<SavedCards> {
  const session = await whenSessionKnown()
  await readHearts()
  if (session.status === 'in' && session.record.isVerified) {
    const { data, meta } = await favourites.list()
    return { cards: data, unavailable: meta.unavailable, isMember: true }
  }
  const ids = heartsOfBrowser()
  const found = await Promise.all(ids.map(findOffered))
  const cards = found.filter(card => card !== undefined)
  return { cards: cards.toReversed(), unavailable: ids.length - cards.length, isMember: false }
}

export async function findOffered(id: string): Promise<ShownCard | undefined> {
  try {
    const card = await favourites.look(id)
    return card.available ? card : undefined
  } catch (error) {
    if (isApiFailure(error, 'not_found')) return undefined
    throw error
  }
}
