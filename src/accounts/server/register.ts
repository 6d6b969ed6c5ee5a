import type { Registration } from '#accounts/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { createUser } from './create-user.ts'
import { verificationLetter } from './letters.ts'
import { makeCode, mayWriteTo } from './one-time-code.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { hashPassword } from './password-hash.ts'
import { refuseObviousPassword } from './refuse-obvious-password.ts'
import { findUserByEmail } from './users-table.ts'

export async function register(
  ctx: Context,
  { password, ...person }: Registration,
  request: Request,
): Promise<OpenedSession> {
  refuseObviousPassword(password, person, ctx.config)
  if (await findUserByEmail(ctx.db, person.email)) fail('email_taken')
  const passwordHash = await hashPassword(password)
  return transaction(ctx.db, async tx => {
    const user = (await createUser(tx, ctx, { ...person, passwordHash })) ?? fail('email_taken')
    await mayWriteTo({ ...ctx, db: tx }, 'verify', user.email)
    const code = await makeCode(tx, ctx, { userId: user.id, purpose: 'verify' })
    const letter = verificationLetter(code, ctx.config.publicUrl)
    await postMail(tx, ctx, { to: user.email, kind: 'verify-email', letter })
    return openSession(tx, ctx, request, user, { isFirst: true })
  })
}
