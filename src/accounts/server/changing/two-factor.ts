import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { enforceLimit } from '#foundation/server/limits/limit.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { type SecurityChange, securityChangeLetter } from '../account/letters.ts'
import type { Person } from '../account/require-person.ts'
import { requireUser } from '../account/signed-in.ts'
import { claimTotpStep, lockUser, type UserRow, updateUser } from '../account/users-table.ts'
import { matchingStep, offerSecret } from '../proofs/authenticator.ts'
import { makeRecoveryCodes } from '../proofs/recovery-codes.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '../proofs/second-steps-table.ts'
import { endLogins } from '../sessions/end-logins.ts'
import { requireRecentLogin } from '../sessions/require-recent-login.ts'

const confirmations = { name: 'authenticator-confirm', max: 10, seconds: 15 * 60 }

export async function readSecurity(ctx: Context) {
  const user = await requireUser(ctx)
  return {
    enable2fa: user.enable_2fa,
    authenticator: user.totp_secret !== null,
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, user.id),
  }
}

/** Turning it off also removes the authenticator and the recovery codes. */
export async function switchTwoFactor(
  tx: Db,
  ctx: Context,
  user: UserRow,
  enable: boolean,
): Promise<void> {
  const person = requireRecentLogin(ctx)
  if (!enable && user.role === 'admin' && !ctx.config.demo) fail('forbidden')
  await updateUser(tx, user.id, {
    enable_2fa: enable,
    ...(enable ? {} : { totp_secret: null, totp_offered: null }),
  })
  if (!enable) await replaceRecoveryCodes(tx, user.id, [])
  await announce(tx, ctx, { user, person, change: enable ? 'twoFactorOn' : 'twoFactorOff' })
}

export async function offerAuthenticator(ctx: Context) {
  requireRecentLogin(ctx)
  const user = await requireUser(ctx)
  const { sealed, ...offer } = offerSecret(ctx, user.email)
  await updateUser(ctx.db, user.id, { totp_offered: sealed })
  return offer
}

/** The authenticator counts only after its first right code. */
export async function confirmAuthenticator(ctx: Context, code: string): Promise<string[]> {
  const person = requireRecentLogin(ctx)
  await enforceLimit(ctx, confirmations, person.id)
  const codes = await transaction(ctx.db, async tx => {
    const user = await lockUser(tx, person.id)
    const step = user?.totp_offered && matchingStep(ctx, user.totp_offered, code)
    if (!user || typeof step !== 'number') return undefined
    const secret = { totp_secret: user.totp_offered, totp_offered: null, totp_last_step: null }
    await updateUser(tx, user.id, { ...secret, enable_2fa: true })
    await claimTotpStep(tx, user.id, step)
    await announce(tx, ctx, { user, person, change: 'authenticatorAdded' })
    return makeRecoveryCodes(tx, ctx, user.id)
  })
  return codes ?? fail('code_refused')
}

export async function removeAuthenticator(ctx: Context): Promise<void> {
  const person = requireRecentLogin(ctx)
  await transaction(ctx.db, async tx => {
    const user = await lockUser(tx, person.id)
    if (!user?.totp_secret) return
    await updateUser(tx, user.id, { totp_secret: null, totp_offered: null })
    await announce(tx, ctx, { user, person, change: 'authenticatorRemoved' })
  })
}

export async function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  const person = requireRecentLogin(ctx)
  return transaction(ctx.db, async tx => {
    const user = await lockUser(tx, person.id)
    if (!user?.enable_2fa) return fail('two_factor_off')
    await announce(tx, ctx, { user, person, change: 'recoveryCodesMade' })
    return makeRecoveryCodes(tx, ctx, user.id)
  })
}

/** Other sessions end, because they may be somebody else's. */
async function announce(
  tx: Db,
  ctx: Context,
  { user, person, change }: { user: UserRow; person: Person; change: SecurityChange },
): Promise<void> {
  await endLogins(tx, user.id, { except: person.sessionId })
  const subject = { type: 'user', id: user.id } as const
  await recordAudit(tx, ctx, { action: 'user.security-changed', subject, details: { change } })
  const letter = securityChangeLetter(change, ctx.now, ctx.config.publicUrl)
  await postMail(tx, ctx, { to: user.email, kind: 'security-change', letter })
}
