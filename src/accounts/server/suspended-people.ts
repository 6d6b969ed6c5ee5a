import type { RawBuilder } from 'kysely'
import { idsOfSuspended, suspendedAtOf } from './people/people-table.ts'

/** For the statements of other nouns. */
export function suspendedPeople(): RawBuilder<string> {
  return idsOfSuspended
}

/** Null if the person is not suspended. */
export function suspendedSince(id: RawBuilder<string>): RawBuilder<Date | null> {
  return suspendedAtOf(id)
}
