import { fail } from '#foundation/rules/errors.ts'
import { securityKinds } from '#foundation/rules/sendings/sendings.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { isDuplicate } from '#foundation/server/database/database-errors.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { anHour, enforceLimit } from '#foundation/server/limits/limit.ts'
import { moveMails } from '#foundation/server/mail/outbox-table.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { emailChangedLetter, emailChangeLetter, emailTakenLetter } from '../account/letters.ts'
import { hasOwnMailbox } from '../account/letters-of-account.ts'
import { requirePerson } from '../account/require-person.ts'
import { requireUser } from '../account/signed-in.ts'
import { findUserByEmail, lockUser, type UserRow, updateUser } from '../account/users-table.ts'
import { claimMailbox, makeCode, refuseCode, spendCode } from '../proofs/one-time-code.ts'
import { deleteResetsOf } from '../proofs/password-resets-table.ts'
import { provePassword } from '../proofs/prove-password.ts'
import { endLogins } from '../sessions/end-logins.ts'

/** However many accounts ask: it may be a stranger's mailbox. */
const mailsPerMailbox = { name: 'change-email-mail', max: 5, seconds: anHour }

/**
 * The new mailbox must send back a code before it counts. When another account has it already, the
 * answer here is the same and only the mail says so: nobody can find out who has an account.
 */
export async function askForEmailChange(
  ctx: Context,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const user = await requireUser(ctx)
  await provePassword(ctx, user, password)
  await claimMailbox(ctx, 'change-email', user.id)
  await enforceLimit(ctx, mailsPerMailbox, email)
  await transaction(ctx.db, async tx => {
    const code = await makeCode(tx, ctx, {
      userId: user.id,
      purpose: 'change-email',
      target: email,
    })
    const isTaken = await findUserByEmail(tx, email)
    const letter = isTaken ? emailTakenLetter(ctx.config.publicUrl) : emailChangeLetter(code)
    await postMail(tx, ctx, { to: email, kind: 'change-email', letter })
  })
}

export async function confirmEmailChange(ctx: Context, code: string): Promise<UserRow> {
  const { id, sessionId } = requirePerson(ctx)
  const changed = await transaction(ctx.db, async tx => {
    const before = await lockUser(tx, id)
    const tried = await spendCode(tx, ctx, { userId: id, purpose: 'change-email', code })
    if (tried && !tried.isRight) return { user: undefined, triesLeft: tried.triesLeft }
    const user = before && tried?.target && (await updateUser(tx, id, { email: tried.target }))
    if (!user) return { user: undefined, triesLeft: 0 }
    await endLogins(tx, id, { except: sessionId })
    await deleteResetsOf(tx, id)
    if (hasOwnMailbox(ctx, before)) {
      await moveMails(tx, { from: before.email, to: user.email, except: securityKinds })
    }
    await recordAudit(tx, ctx, { action: 'user.email-changed', subject: { type: 'user', id } })
    const letter = emailChangedLetter(ctx.now, ctx.config.SUPPORT_EMAIL)
    await postMail(tx, ctx, { to: before.email, kind: 'email-changed', letter })
    return { user, triesLeft: 0 }
  }).catch(error => (isDuplicate(error) ? fail('email_taken') : Promise.reject(error)))
  return changed.user ?? refuseCode('code_refused', changed.triesLeft)
}
