import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { AlertsOfLink } from '#search/rules/saved-search.ts'
import { setAlerts } from './change-saved-search.ts'
import { findSavedSearch } from './saved-searches-table.ts'

const purpose = 'stop-alerts'

interface StopLinks {
  /** A page with a button: opening it changes nothing. */
  page: string
  /** Called by a mail program's own unsubscribe button. */
  onePress: string
}

/** Signed, so that nobody can end the alerts of somebody else. */
export function stopLinks(ctx: Pick<Context, 'keys' | 'config'>, searchId: string): StopLinks {
  const token = ctx.keys.seal(purpose, searchId)
  const { publicUrl } = ctx.config
  return {
    page: `${publicUrl}/stop-alerts/${token}`,
    onePress: `${publicUrl}/api/v1/saved-searches/stop/${token}`,
  }
}

export async function readAlertsOfLink(ctx: Context, token: string): Promise<AlertsOfLink> {
  const { name, alerts } = await savedSearchOf(ctx, token)
  return { name, alerts }
}

/** Repeating it is fine. Once the search is gone nothing is left to end, and it is not found. */
export async function stopAlerts(ctx: Context, token: string): Promise<AlertsOfLink> {
  const row = await savedSearchOf(ctx, token)
  await transaction(ctx.db, tx => setAlerts(tx, row, 'off', ctx.now))
  return { name: row.name, alerts: 'off' }
}

async function savedSearchOf(ctx: Context, token: string) {
  const id = ctx.keys.open(purpose, token)
  return (id && (await findSavedSearch(ctx.db, id))) || fail('not_found')
}
