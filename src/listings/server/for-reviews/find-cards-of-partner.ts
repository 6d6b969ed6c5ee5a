import type { Db } from '#foundation/server/database/db.ts'
import { publicCardsOfHost } from './partner-listings-table.ts'

export function findCardsOfPartner(
  db: Db,
  hostId: string,
  page: { limit: number; offset: number },
): ReturnType<typeof publicCardsOfHost> {
  return publicCardsOfHost(db, hostId, page)
}
