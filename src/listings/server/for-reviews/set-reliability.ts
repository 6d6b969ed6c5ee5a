import type { Db } from '#foundation/server/database/db.ts'
import { storeReliability } from './partner-listings-table.ts'

/** The order of featured spaces depends on it. */
export async function setReliability(tx: Db, hostId: string, reliability: number): Promise<void> {
  await storeReliability(tx, hostId, reliability)
}
