import type { Db } from '#foundation/server/database/db.ts'
import { publicCardsOfHost, storeReliability } from './partner-listings-table.ts'

/** A page of the spaces of one partner that anybody can book. */
export function findCardsOfPartner(
  db: Db,
  hostId: string,
  page: { limit: number; offset: number },
): ReturnType<typeof publicCardsOfHost> {
  return publicCardsOfHost(db, hostId, page)
}

/** How reliable their partner is decides which of the featured spaces stand in front. */
export async function setReliability(tx: Db, hostId: string, reliability: number): Promise<void> {
  await storeReliability(tx, hostId, reliability)
}
