import { asMailbox } from '#accounts/rules/credentials.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { keysOf, refuseByHits, refuseIfExhausted } from '#foundation/server/limits/limit.ts'
import { findUserWithHits, type UserRow, updateUser } from '../account/users-table.ts'
import { hashPassword, isOutdated } from '../proofs/password-hash.ts'
import { failuresAt, failuresOf, isRightGuess } from '../proofs/prove-password.ts'
import { beginSession, type OpenedSession, welcome } from '../sessions/open-session.ts'
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
  const user = await findGuessed(ctx, mailbox)
  const isRight = await isRightGuess(ctx, mailbox, user?.password_hash, password)
  if (!isRight || !user) return fail('login_refused')
  const isOld = isOutdated(user.password_hash)
  if (!isOld && !user.enable_2fa) return { session: await enter(ctx, user, request) }
  await refuseIfExhausted(ctx, failuresAt(mailbox))
  refuseSuspended(user)
  const upToDate = isOld ? await renewHash(ctx, user, password) : user
  if (upToDate.enable_2fa) return { challengeId: await startSecondStep(ctx, upToDate) }
  return { session: await enter(ctx, upToDate, request) }
}

/** Refuses where a known or unknown mailbox was guessed at too often. */
async function findGuessed(ctx: Context, mailbox: string): Promise<UserRow | undefined> {
  const failures = failuresOf(ctx, mailbox)
  const asked = { email: mailbox, keys: keysOf(failures) }
  const { user, hits } = await findUserWithHits(ctx.db, asked)
  refuseByHits(ctx.now, failures, hits)
  return user
}

/**
 * The session is written along with taking the lock, to save a trip. Where it is then refused,
 * nothing of it stays.
 */
function enter(ctx: Context, proven: UserRow, request: Request): Promise<OpenedSession> {
  return transaction(ctx.db, async tx => {
    const [user, begun] = await Promise.all([
      lockProven(tx, ctx, proven),
      beginSession(tx, ctx, request, proven.id),
    ])
    const subject = { type: 'user', id: user.id } as const
    await recordAudit(tx, ctx, { action: 'user.logged-in', subject })
    return welcome(tx, ctx, user, begun)
  })
}

async function renewHash(ctx: Context, proven: UserRow, password: string): Promise<UserRow> {
  const password_hash = await hashPassword(password)
  return transaction(ctx.db, async tx => {
    const { id } = await lockProven(tx, ctx, proven)
    return (await updateUser(tx, id, { password_hash })) ?? fail('conflict')
  })
}
