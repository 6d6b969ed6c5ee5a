import type { Db } from '#foundation/server/database/db.ts'
import { threadIdOf } from '../thread/thread-id.ts'
import { findThread } from '../thread/threads-table.ts'

/** Whether either has blocked the other about this listing. */
export async function isBlocked(
  db: Db,
  pair: { listingId: string; renterId: string },
): Promise<boolean> {
  const thread = await findThread(db, threadIdOf(pair))
  return thread ? thread.blocked_by !== null : false
}
