import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type AlertRhythm, alertTime } from '#search/rules/alert-time.ts'
import { keptFilter, type SavedSearch, type SavedSearchChange } from '#search/rules/saved-search.ts'
import { understandPlace } from '../searching/understand-place.ts'
import { closeFinds } from './finds-table.ts'
import { presentSavedSearch } from './present-saved-search.ts'
import { moveAlerts } from './saved-alerts-table.ts'
import {
  findSavedSearch,
  type SavedSearchRow,
  updateLookedFor,
  updateSavedSearch,
} from './saved-searches-table.ts'

/** Somebody else's search is answered as not found. */
export async function changeSavedSearch(
  ctx: Context,
  id: string,
  { name, filter, alerts }: SavedSearchChange,
): Promise<SavedSearch> {
  const person = requirePerson(ctx)
  const kept = filter && keptFilter(filter)
  const understood = kept && (await understandPlace(ctx, kept))
  return transaction(ctx.db, async tx => {
    const row = await findSavedSearch(tx, id)
    if (row?.owner_id !== person.id) return fail('not_found')
    if (name !== undefined) await updateSavedSearch(tx, row, { name })
    if (kept && understood) await updateLookedFor(tx, { id, filter: kept }, understood.query)
    if (alerts !== undefined) await setAlerts(tx, row, alerts, ctx.now)
    return presentSavedSearch((await findSavedSearch(tx, id)) ?? row)
  })
}

/**
 * Finds that were not mailed yet keep waiting in the new rhythm; with alerts off they are dropped.
 */
export async function setAlerts(
  tx: Db,
  row: SavedSearchRow,
  alerts: AlertRhythm,
  now: Date,
): Promise<void> {
  if (alerts === row.alerts) return
  // The search is written first, because the job that mails also locks it first. Otherwise the two
  // could deadlock.
  await updateSavedSearch(tx, row, { alerts })
  if (alerts === 'off') await closeFinds(tx, [row.id], now)
  await moveAlerts(tx, [row.id], alertTime(alerts, now))
}
