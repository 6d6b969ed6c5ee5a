import { lockPerson } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import {
  keptFilter,
  mostSavedSearches,
  type NewSavedSearch,
  type SavedSearch,
} from '#search/rules/saved-search.ts'
import { understandPlace } from '../searching/understand-place.ts'
import { presentSavedSearch } from './present-saved-search.ts'
import { countSavedSearches, insertSavedSearch } from './saved-searches-table.ts'

/** Under a lock, so that two saves at once cannot pass the limit. */
export async function saveSearch(ctx: Context, asked: NewSavedSearch): Promise<SavedSearch> {
  const { id } = requirePerson(ctx)
  const filter = keptFilter(asked.filter)
  const { query } = await understandPlace(ctx, filter)
  const row = {
    ...{ id: newId(ctx.now), owner_id: id, name: asked.name, filter, alerts: asked.alerts },
    created_at: ctx.now,
  }
  const shown = presentSavedSearch(row)
  await transaction(ctx.db, async tx => {
    if (!(await lockPerson(tx, id))) fail('unauthenticated')
    if ((await countSavedSearches(tx, id)) >= mostSavedSearches) fail('saved_searches_full')
    await insertSavedSearch(tx, row, query)
    await ctx.idempotency?.keep(tx, shown)
  })
  return shown
}
