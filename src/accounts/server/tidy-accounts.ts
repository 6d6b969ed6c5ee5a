import { after, dayMs } from '#foundation/rules/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { deleteDeadCodes } from './one-time-codes-table.ts'
import { deleteDeadResets } from './password-resets-table.ts'
import { deleteDeadChallenges } from './second-steps-table.ts'
import { openSince } from './session-life.ts'
import { deleteDeadSessions } from './sessions-table.ts'

/** Removes what has long stopped opening anything. */
export async function tidyAccounts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = after(now, -dayMs)
  await deleteDeadSessions(db, openSince(now))
  await deleteDeadCodes(db, before)
  await deleteDeadResets(db, before)
  await deleteDeadChallenges(db, before)
}
