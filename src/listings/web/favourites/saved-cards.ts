import { queryOptions } from '@tanstack/react-query'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import { isMember, type Session } from '#foundation/web/session/session-record.ts'
import { whenSessionKnown } from '#foundation/web/session/session-store.ts'
import type { ShownCard } from '#listings/rules/wire.ts'
import { favourites } from './api.ts'
import { heartsOfBrowser, readHearts } from './kept-hearts.ts'

export interface SavedCards {
  cards: readonly ShownCard[]
  unavailable: number
  isMember: boolean
}

/** Without an account there is no list on the server, so the browser names what it keeps. */
export const savedCardsQuery = (status: Session['status']) =>
  queryOptions({
    queryKey: ['favourites', status],
    queryFn: readSavedCards,
    refetchOnMount: readAnew,
  })

export async function readSavedCards(): Promise<SavedCards> {
  const session = await whenSessionKnown()
  await readHearts()
  if (isMember(session)) {
    const { data, meta } = await favourites.list()
    return { cards: data, unavailable: meta.unavailable, isMember: true }
  }
  const ids = heartsOfBrowser().toReversed()
  if (ids.length === 0) return { cards: [], unavailable: 0, isMember: false }
  const { data, meta } = await favourites.look(ids)
  return { cards: data, unavailable: meta.unavailable, isMember: false }
}
