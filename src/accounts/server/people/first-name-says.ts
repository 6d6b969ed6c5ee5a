import type { RawBuilder } from 'kysely'
import { isInFirstName } from './people-table.ts'

/** Whether the first name of a person contains a word, as a part of another noun's statement. */
export function firstNameSays(person: RawBuilder<string>, word: string): RawBuilder<boolean> {
  return isInFirstName(person, word)
}
