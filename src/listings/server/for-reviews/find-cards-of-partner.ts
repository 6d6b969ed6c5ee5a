import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { ShownCard } from '#listings/rules/wire.ts'
import { type FindFreeFrom, withFreeFrom } from '../listing/with-free-from.ts'
import { publicCardsOfHost } from './partner-listings-table.ts'

export async function findCardsOfPartner(
  ctx: Context,
  hostId: string,
  page: { limit: number; offset: number },
  findFreeFrom: FindFreeFrom,
): Promise<{ cards: ShownCard[]; total: number }> {
  const { cards, total } = await publicCardsOfHost(ctx.db, hostId, page)
  return { cards: await withFreeFrom(ctx, cards, findFreeFrom), total }
}

export async function countCardsOfPartner(db: Db, hostId: string): Promise<number> {
  return (await publicCardsOfHost(db, hostId, { limit: 0, offset: 0 })).total
}
