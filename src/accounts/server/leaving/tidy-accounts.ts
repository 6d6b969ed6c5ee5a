import { devicesKeptDays, marksKeptDays } from '#accounts/rules/accounts-kept.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { deleteDeadCodes } from '../proofs/one-time-codes-table.ts'
import { deleteDeadResets } from '../proofs/password-resets-table.ts'
import { deleteDeadChallenges } from '../proofs/second-steps-table.ts'
import { forgetBrowserMarks } from '../sessions/browser-marks-table.ts'
import { openSince } from '../sessions/session-life.ts'
import { deleteDeadSessions, forgetDevices } from '../sessions/sessions-table.ts'

/** Removes expired codes, links and sessions, and devices that nobody uses any more. */
export async function tidyAccounts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = after(now, -dayMs)
  await deleteDeadSessions(db, openSince(now))
  await deleteDeadCodes(db, before)
  await deleteDeadResets(db, before)
  await deleteDeadChallenges(db, before)
  await forgetDevices(db, { before: after(now, -devicesKeptDays * dayMs) })
  await forgetBrowserMarks(db, { before: after(now, -marksKeptDays * dayMs) })
}
