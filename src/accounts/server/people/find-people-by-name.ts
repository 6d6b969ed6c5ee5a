import type { RawBuilder } from 'kysely'
import { idsOfPeople } from './people-table.ts'

/** Lets another noun's search find what people of a name or an email have to do with. */
export function findPeopleByName(words: string): RawBuilder<string> {
  return idsOfPeople(words)
}
