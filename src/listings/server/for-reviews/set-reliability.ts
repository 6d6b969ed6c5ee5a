import type { Db } from '#foundation/server/database/db.ts'
import { storeReliability } from './partner-listings-table.ts'

/** How reliable their partner is decides which of the featured spaces stand in front. */
export async function setReliability(tx: Db, hostId: string, reliability: number): Promise<void> {
  await storeReliability(tx, hostId, reliability)
}
