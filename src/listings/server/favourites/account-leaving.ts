import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { deleteFavouritesOf, favouritesOf } from './favourites-table.ts'

export async function eraseFavourites(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await deleteFavouritesOf(tx, userId)
}

export async function exportFavourites(ctx: Context, userId: string): Promise<unknown> {
  const rows = await favouritesOf(ctx.db, userId)
  return rows.map(row => ({ listing: row.listing_id, savedAt: row.created_at }))
}
