import type { RawBuilder } from 'kysely'
import { idsOfSuspended } from './people/people-table.ts'

/** Lets another noun's statement look whether somebody is suspended at this moment. */
export function suspendedPeople(): RawBuilder<string> {
  return idsOfSuspended
}
