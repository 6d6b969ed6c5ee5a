import { fail } from '#foundation/rules/errors.ts'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { isWithinLimit } from '#foundation/server/limits/limit.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { digest, newSecret } from '#foundation/server/secrets.ts'
import { passwordResetLetter } from '../account/letters.ts'
import { findUser, findUserByEmail, lockUser, type UserRow } from '../account/users-table.ts'
import { answerInEqualTime } from '../proofs/answer-in-equal-time.ts'
import {
  deleteResetsOf,
  findReset,
  insertReset,
  spendReset,
} from '../proofs/password-resets-table.ts'
import { refuseObviousPassword } from '../proofs/refuse-obvious-password.ts'
import { refuseReusedPassword, replacePassword } from './replace-password.ts'

const lifeMs = 30 * minuteMs
const mailsPerVictim = { name: 'password-reset-mail', max: 3, seconds: hourMs / 1000 }

/** The answer is always the same, so that nobody can find out who has an account. */
export function forgotPassword(ctx: Context, email: string): Promise<void> {
  return answerInEqualTime(async () => {
    const mayWrite = await isWithinLimit(ctx, mailsPerVictim, email)
    const known = await findUserByEmail(ctx.db, email)
    if (!mayWrite || !known) return
    await transaction(ctx.db, async tx => {
      const user = await lockUser(tx, known.id)
      // They may have just moved to another mailbox, because somebody else reads this one.
      if (!user || user.suspended_at || user.email !== known.email) return
      const letter = passwordResetLetter(await makeResetLink(tx, ctx, user.id))
      await postMail(tx, ctx, { to: user.email, kind: 'password-reset', letter })
    })
  })
}

/** Older links stop working. */
export async function makeResetLink(
  tx: Db,
  { now, config }: Pick<Context, 'now' | 'config'>,
  userId: string,
): Promise<string> {
  const token = newSecret()
  await lockUser(tx, userId)
  await deleteResetsOf(tx, userId)
  await insertReset(tx, { digest: digest(token), userId, expiresAt: after(now, lifeMs) })
  return `${config.publicUrl}/reset-password/${token}`
}

export async function checkResetToken(ctx: Context, token: string): Promise<void> {
  await ownerOf(ctx, token)
}

/** The link came by mail, so using it proves the mailbox as a code would. */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<void> {
  const owner = await ownerOf(ctx, token)
  const person = { email: owner.email, firstName: owner.first_name, lastName: owner.last_name }
  refuseObviousPassword(password, person, ctx.config)
  await refuseReusedPassword(owner, password)
  await replacePassword(ctx, owner, password, {
    alsoInSameTransaction: async tx => {
      const spent = await spendReset(tx, { digest: digest(token), now: ctx.now })
      if (!spent) fail('reset_link_refused')
      const subject = { type: 'user', id: owner.id } as const
      await recordAudit(tx, ctx, { action: 'user.password-reset', subject })
    },
    change: { is_verified: true },
  })
}

async function ownerOf(ctx: Context, token: string): Promise<UserRow> {
  const userId = await findReset(ctx.db, { digest: digest(token), now: ctx.now })
  const user = userId && (await findUser(ctx.db, userId))
  return user && !user.suspended_at ? user : fail('reset_link_refused')
}
