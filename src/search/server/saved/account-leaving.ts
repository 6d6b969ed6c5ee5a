import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { presentSavedSearch } from './present-saved-search.ts'
import { deleteSavedSearchesOf, savedSearchesOf } from './saved-searches-table.ts'

export async function eraseSavedSearches(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await deleteSavedSearchesOf(tx, userId)
}

export async function exportSavedSearches(ctx: Context, userId: string): Promise<unknown> {
  return (await savedSearchesOf(ctx.db, userId)).map(presentSavedSearch)
}
