import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { alertTime } from '#search/rules/alert-time.ts'
import { bringAlertsForward } from './saved-alerts-table.ts'

/** For somebody who is no longer suspended. */
export function mailFindsThatWaited(tx: Db, { now }: Context, ownerId: string): Promise<void> {
  return bringAlertsForward(tx, ownerId, alerts => alertTime(alerts, now))
}
