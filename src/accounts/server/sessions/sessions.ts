import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { requirePerson } from '../account/require-person.ts'
import { requireUser } from '../account/signed-in.ts'
import { provePassword } from '../proofs/prove-password.ts'
import { openSince } from './session-life.ts'
import {
  deleteSession,
  deleteSessionsOf,
  listSessions,
  markAuthenticated,
} from './sessions-table.ts'

export async function listOwnSessions(ctx: Context) {
  const { id, sessionId } = requirePerson(ctx)
  const rows = await listSessions(ctx.db, id, openSince(ctx.now))
  return rows.map(row => ({
    _id: row.id,
    current: row.id === sessionId,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isNotified: row.is_told ?? false,
  }))
}

export async function endSession(ctx: Context, sessionId: string): Promise<void> {
  const { id: userId } = requirePerson(ctx)
  await transaction(ctx.db, async tx => {
    if (!(await deleteSession(tx, { id: sessionId, userId }))) fail('not_found')
    const subject = { type: 'user', id: userId } as const
    await recordAudit(tx, ctx, { action: 'user.logged-out', subject })
  })
}

export async function endOtherSessions(ctx: Context): Promise<void> {
  const { id, sessionId } = requirePerson(ctx)
  await transaction(ctx.db, async tx => {
    const ended = await deleteSessionsOf(tx, id, { except: sessionId })
    const subject = { type: 'user', id } as const
    await recordAudit(tx, ctx, { action: 'user.others-logged-out', subject, details: { ended } })
  })
}

export async function reauthenticate(ctx: Context, password: string): Promise<void> {
  const { sessionId } = requirePerson(ctx)
  await provePassword(ctx, await requireUser(ctx), password)
  await markAuthenticated(ctx.db, sessionId, ctx.now)
}
