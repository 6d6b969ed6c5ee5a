import type { FindFreeFrom } from '#listings/server/listing/with-free-from.ts'
import { freeDaysOf } from './free-from-table.ts'

/** For cards that other nouns show, as the search says it beside its own. */
export const findFreeFrom: FindFreeFrom = async (db, ids, now) => {
  const days = ids.length === 0 ? [] : await freeDaysOf(db, ids, now)
  return new Map(days.map(({ id, day }) => [id, day]))
}
