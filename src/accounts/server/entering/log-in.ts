import { asMailbox } from '#accounts/rules/credentials.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { findUserByEmail, updateUser } from '../account/users-table.ts'
import { hashPassword, isOutdated } from '../proofs/password-hash.ts'
import { isProven } from '../proofs/prove-password.ts'
import { type OpenedSession, openSession } from '../sessions/open-session.ts'
import { refuseSuspended } from '../sessions/refuse-suspended.ts'
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
  if (isOutdated(user.password_hash)) {
    await updateUser(ctx.db, user.id, { password_hash: await hashPassword(password) })
  }
  if (user.enable_2fa) return { challengeId: await startSecondStep(ctx, user) }
  return transaction(ctx.db, async tx => {
    const session = await openSession(tx, ctx, request, user)
    const subject = { type: 'user', id: user.id } as const
    await recordAudit(tx, ctx, { action: 'user.logged-in', subject })
    return { session }
  })
}
