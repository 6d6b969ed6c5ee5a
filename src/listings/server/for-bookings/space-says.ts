import type { RawBuilder } from 'kysely'
import { isInSpace, type SpaceAsked } from './bookable-listings-table.ts'

/** Whether the title or the address of a space contains a word, as a part of another statement. */
export function spaceSays(asked: SpaceAsked, word: string): RawBuilder<boolean> {
  return isInSpace(asked, word)
}
