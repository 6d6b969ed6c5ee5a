import type { RawBuilder } from 'kysely'
import { idsByTitle } from './bookable-listings-table.ts'

/** For the searches of other nouns. */
export function findListingsByTitle(words: string): RawBuilder<string> {
  return idsByTitle(words)
}
