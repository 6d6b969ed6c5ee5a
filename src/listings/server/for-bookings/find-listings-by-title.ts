import type { RawBuilder } from 'kysely'
import { idsByTitle } from './bookable-listings-table.ts'

/** Lets another noun's search find what it has to do with listings of a title. */
export function findListingsByTitle(words: string): RawBuilder<string> {
  return idsByTitle(words)
}
