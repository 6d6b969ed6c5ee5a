import { asMailbox } from '#accounts/rules/credentials.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { findUserByEmail, type UserRow, updateUser } from '../account/users-table.ts'
import { hashPassword, isOutdated } from '../proofs/password-hash.ts'
import { isProven } from '../proofs/prove-password.ts'
import { type OpenedSession, openSession } from '../sessions/open-session.ts'
import { refuseSuspended } from '../sessions/refuse-suspended.ts'
import { lockProven } from './lock-proven.ts'
import { startSecondStep } from './second-step.ts'

export type LoginOutcome = { session: OpenedSession } | { challengeId: string }

export async function logIn(
  ctx: Context,
  { email, password }: { email: string; password: string },
  request: Request,
): Promise<LoginOutcome> {
  const mailbox = asMailbox(email)
  const user = await findUserByEmail(ctx.db, mailbox)
  const proven = await isProven(ctx, mailbox, user?.password_hash, password)
  if (!proven || !user) return fail('login_refused')
  refuseSuspended(user)
  const upToDate = isOutdated(user.password_hash) ? await renewHash(ctx, user, password) : user
  if (upToDate.enable_2fa) return { challengeId: await startSecondStep(ctx, upToDate) }
  return transaction(ctx.db, async tx => {
    const session = await openSession(tx, ctx, request, await lockProven(tx, upToDate))
    const subject = { type: 'user', id: user.id } as const
    await recordAudit(tx, ctx, { action: 'user.logged-in', subject })
    return { session }
  })
}

async function renewHash(ctx: Context, proven: UserRow, password: string): Promise<UserRow> {
  const password_hash = await hashPassword(password)
  return transaction(ctx.db, async tx => {
    const { id } = await lockProven(tx, proven)
    return (await updateUser(tx, id, { password_hash })) ?? fail('conflict')
  })
}
