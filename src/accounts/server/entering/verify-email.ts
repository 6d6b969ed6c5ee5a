import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { presentUser } from '../account/present-user.ts'
import { findUser, findUserByEmail, updateUser } from '../account/users-table.ts'
import { refuseCode, spendCode } from '../proofs/one-time-code.ts'
import { bearerOf } from '../sessions/identify.ts'
import { type OpenedSession, openFirstSession } from '../sessions/open-session.ts'
import { refuseSuspended } from '../sessions/refuse-suspended.ts'

/**
 * Whoever is logged in keeps their session; anybody else gets one, because the code proves who they
 * are.
 */
export async function verifyEmail(
  ctx: Context,
  { email, otp }: { email: string | undefined; otp: string },
  request: Request,
): Promise<OpenedSession> {
  const outcome = await transaction(ctx.db, async tx => {
    const known = await whoVerifies({ ...ctx, db: tx }, email)
    if (!known || known.is_verified) return undefined
    const isThem = ctx.actor.kind === 'person' && ctx.actor.id === known.id
    const tried = await spendCode(tx, ctx, { userId: known.id, purpose: 'verify', code: otp })
    if (!tried?.isRight) return isThem ? { triesLeft: tried?.triesLeft ?? 0 } : undefined
    refuseSuspended(known)
    const user = (await updateUser(tx, known.id, { is_verified: true })) ?? fail('code_refused')
    await recordAudit(tx, ctx, { action: 'user.verified', subject: { type: 'user', id: user.id } })
    const token = isThem ? bearerOf(request) : undefined
    return token
      ? { user: presentUser(user), token, headers: {} }
      : openFirstSession(tx, ctx, request, user)
  })
  if (!outcome) return fail('code_refused')
  return 'triesLeft' in outcome ? refuseCode('code_refused', outcome.triesLeft) : outcome
}

/** The email in the request decides, even when somebody else is logged in. */
export async function whoVerifies(ctx: Pick<Context, 'db' | 'actor'>, email: string | undefined) {
  if (email !== undefined) return findUserByEmail(ctx.db, email)
  return ctx.actor.kind === 'person' ? findUser(ctx.db, ctx.actor.id) : undefined
}
