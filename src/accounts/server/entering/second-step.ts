import { failTooMany } from '#foundation/rules/errors/too-many.ts'
import { fail } from '#foundation/rules/errors.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { enforceLimit } from '#foundation/server/limits/limit.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { newId } from '#foundation/server/new-id.ts'
import { loginCodeLetter, securityChangeLetter } from '../account/letters.ts'
import { claimTotpStep, findUser, type UserRow } from '../account/users-table.ts'
import { matchingStep } from '../proofs/authenticator.ts'
import {
  codeStillWorks,
  makeCode,
  refuseCode,
  secondsUntilNext,
  spendCode,
  tryToClaimMailbox,
} from '../proofs/one-time-code.ts'
import { recoveryCodeMacs } from '../proofs/recovery-codes.ts'
import {
  finishChallenge,
  insertChallenge,
  spendChallengeTry,
  spendRecoveryCode,
} from '../proofs/second-steps-table.ts'
import { type OpenedSession, openSession } from '../sessions/open-session.ts'
import { refuseSuspended } from '../sessions/refuse-suspended.ts'
import { lockProven } from './lock-proven.ts'

const lifeMs = 10 * minuteMs
const tries = 5
const perAccount = { name: 'second-step', max: 20, seconds: 15 * 60 }

/** A code is mailed as well, for somebody who has lost their authenticator. */
export async function startSecondStep(ctx: Context, user: UserRow): Promise<string> {
  const mayWrite = await tryToClaimMailbox(ctx, 'login', user.email)
  const canAnswer =
    mayWrite ||
    user.totp_secret !== null ||
    (await codeStillWorks(ctx, { userId: user.id, purpose: 'login' }))
  if (!canAnswer) failTooMany(Math.max(1, await secondsUntilNext(ctx, 'login', user.email)))
  return transaction(ctx.db, async tx => {
    await lockProven(tx, ctx, user)
    const id = newId(ctx.now)
    await insertChallenge(tx, { id, userId: user.id, expiresAt: after(ctx.now, lifeMs) })
    if (mayWrite) {
      const code = await makeCode(tx, ctx, { userId: user.id, purpose: 'login' })
      await postMail(tx, ctx, { to: user.email, kind: 'login-code', letter: loginCodeLetter(code) })
    }
    return id
  })
}

export async function finishSecondStep(
  ctx: Context,
  { challengeId, code }: { challengeId: string; code: string },
  request: Request,
): Promise<OpenedSession> {
  const outcome = await transaction(ctx.db, async tx => {
    const challenge = await spendChallengeTry(tx, { id: challengeId, now: ctx.now, tries })
    const user = challenge && (await findUser(tx, challenge.userId))
    if (!user) return undefined
    refuseSuspended(user)
    await enforceLimit({ db: tx, now: ctx.now }, perAccount, user.id)
    const means = await meansOf(tx, ctx, user, code)
    if (!means) return { triesLeft: challenge.triesLeft }
    await finishChallenge(tx, challengeId, ctx.now)
    const subject = { type: 'user', id: user.id } as const
    await recordAudit(tx, ctx, { action: 'user.logged-in', subject, details: { means } })
    if (means === 'recovery code') {
      const letter = securityChangeLetter('recoveryCodeUsed', ctx.now, ctx.config.publicUrl)
      await postMail(tx, ctx, { to: user.email, kind: 'security-change', letter })
    }
    return openSession(tx, ctx, request, user)
  })
  if (!outcome) return fail('second_step_refused')
  return 'triesLeft' in outcome ? refuseCode('second_step_refused', outcome.triesLeft) : outcome
}

type Means = 'email code' | 'authenticator' | 'recovery code'

async function meansOf(
  tx: Db,
  ctx: Context,
  user: UserRow,
  typed: string,
): Promise<Means | undefined> {
  const code = typed.replace(/\s/g, '')
  if (/^[0-9]{6}$/.test(code)) {
    const step = user.totp_secret && matchingStep(ctx, user.totp_secret, code)
    if (typeof step === 'number' && (await claimTotpStep(tx, user.id, step))) {
      return 'authenticator'
    }
    const tried = await spendCode(tx, ctx, { userId: user.id, purpose: 'login', code })
    return tried?.isRight ? 'email code' : undefined
  }
  const macs = recoveryCodeMacs(ctx, user.id, code)
  const spent = await spendRecoveryCode(tx, { userId: user.id, macs, now: ctx.now })
  return spent ? 'recovery code' : undefined
}
