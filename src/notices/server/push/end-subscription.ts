import { keepSession } from '#accounts/server/sessions/keep-session.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { deleteSubscription, subscriptionsOf } from './subscriptions-table.ts'

/**
 * A session that nobody is told of any more goes once it is idle. False where there is none, or it
 * belongs to somebody else.
 */
export function endSubscription(
  db: Db,
  which: { endpoint: string; accountId?: string },
): Promise<boolean> {
  return transaction(db, async tx => {
    const ended = await deleteSubscription(tx, which)
    if (!ended) return false
    const others = await subscriptionsOf(tx, ended.account_id)
    if (!others.some(other => other.session_id === ended.session_id)) {
      await keepSession(tx, ended.session_id, false)
    }
    return true
  })
}
