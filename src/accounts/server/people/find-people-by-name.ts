import type { RawBuilder } from 'kysely'
import { idsOfPeople } from './people-table.ts'

/** For the searches of other nouns, such as bookings by a person's name. */
export function findPeopleByName(words: string): RawBuilder<string> {
  return idsOfPeople(words)
}
