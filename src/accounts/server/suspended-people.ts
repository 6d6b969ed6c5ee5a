import type { RawBuilder } from 'kysely'
import { idsOfSuspended } from './people/people-table.ts'

/** For the statements of other nouns. */
export function suspendedPeople(): RawBuilder<string> {
  return idsOfSuspended
}
