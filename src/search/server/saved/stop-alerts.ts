import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { AlertsOfLink } from '#search/rules/saved-search.ts'
import { setAlerts } from './change-saved-search.ts'
import { findSavedSearch } from './saved-searches-table.ts'

const purpose = 'stop-alerts'

interface StopLinks {
  /** The page that asks once more. */
  page: string
  /** What a mail program calls when its own button is pressed. */
  onePress: string
}

/** Sealed by this deployment, so that nobody ends the alerts of somebody else. */
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

/** Pressing twice is as good as once, and a search that is gone has no alerts to end. */
export async function stopAlerts(ctx: Context, token: string): Promise<AlertsOfLink> {
  const row = await savedSearchOf(ctx, token)
  await transaction(ctx.db, tx => setAlerts(tx, row, 'off', ctx.now))
  return { name: row.name, alerts: 'off' }
}

async function savedSearchOf(ctx: Context, token: string) {
  const id = ctx.keys.open(purpose, token)
  return (id && (await findSavedSearch(ctx.db, id))) || fail('not_found')
}
