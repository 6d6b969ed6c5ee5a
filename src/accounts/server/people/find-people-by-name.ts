import type { RawBuilder } from 'kysely'
import { idsOfPeople } from './people-table.ts'

/** Their ids, as a part of another noun's statement: bookings are found by a person's name. */
export function findPeopleByName(words: string): RawBuilder<string> {
  return idsOfPeople(words)
}
