import type { Registration } from '#accounts/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { createUser } from '../account/create-user.ts'
import { verificationLetter } from '../account/letters.ts'
import { refuseOurName } from '../account/refuse-our-name.ts'
import { findUserByEmail } from '../account/users-table.ts'
import { makeCode, tryToClaimMailbox } from '../proofs/one-time-code.ts'
import { hashPassword } from '../proofs/password-hash.ts'
import { refuseObviousPassword } from '../proofs/refuse-obvious-password.ts'
import { type OpenedSession, openFirstSession } from '../sessions/open-session.ts'

export async function register(
  ctx: Context,
  { password, ...person }: Registration,
  request: Request,
): Promise<OpenedSession> {
  refuseOurName(person, person.role)
  refuseObviousPassword(password, person, ctx.config)
  if (await findUserByEmail(ctx.db, person.email)) fail('email_taken')
  const passwordHash = await hashPassword(password)
  return transaction(ctx.db, async tx => {
    const user = (await createUser(tx, ctx, { ...person, passwordHash })) ?? fail('email_taken')
    // This mail counts, and is sent even where strangers have asked for all that a mailbox may get.
    await tryToClaimMailbox({ ...ctx, db: tx }, 'verify', user.email)
    const code = await makeCode(tx, ctx, { userId: user.id, purpose: 'verify' })
    const letter = verificationLetter(code, ctx.config.publicUrl)
    await postMail(tx, ctx, { to: user.email, kind: 'verify-email', letter })
    return openFirstSession(tx, ctx, request, user)
  })
}
