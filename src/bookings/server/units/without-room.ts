import type { Db } from '#foundation/server/database/db.ts'
import { type WishedRoom, wishesWithoutRoom } from './units-table.ts'

export { hasRoom } from './units-table.ts'

/** Those of these wishes for which no unit is free for all of the time. */
export async function withoutRoom(db: Db, wishes: readonly WishedRoom[]): Promise<WishedRoom[]> {
  if (wishes.length === 0) return []
  const full = new Set(await wishesWithoutRoom(db, wishes))
  return wishes.filter((_, index) => full.has(index + 1))
}
