import type { RawBuilder } from 'kysely'
import { hasLeftAs } from './people/people-table.ts'

/** For the statements of other nouns: whether this person has deleted the account. */
export function hasLeft(id: RawBuilder<string>): RawBuilder<boolean> {
  return hasLeftAs(id)
}
