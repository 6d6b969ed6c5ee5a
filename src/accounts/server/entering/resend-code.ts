import { emailWords } from '#accounts/rules/credentials.ts'
import { failField } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { verificationLetter } from '../account/letters.ts'
import { requireUser } from '../account/signed-in.ts'
import { answerInEqualTime } from '../proofs/answer-in-equal-time.ts'
import {
  claimMailbox,
  codeStillWorks,
  makeCode,
  secondsUntilNext,
} from '../proofs/one-time-code.ts'
import { whoVerifies } from './verify-email.ts'

export async function readVerification(ctx: Context) {
  const { id, email, is_verified: isVerified } = await requireUser(ctx)
  const [codeWorks, retryAfter] = await Promise.all([
    codeStillWorks(ctx, { userId: id, purpose: 'verify' }),
    secondsUntilNext(ctx, 'verify', email),
  ])
  return { email, isVerified, codeWorks, retryAfter }
}

/**
 * The answer is the same for everybody, so that nobody can find out who has an account. It says for
 * how many seconds no other code can be asked for.
 */
export function resendCode(ctx: Context, email: string | undefined): Promise<number> {
  return answerInEqualTime(async () => {
    const user = await whoVerifies(ctx, email)
    const mailbox = email ?? user?.email ?? failField('email', emailWords)
    await claimMailbox(ctx, 'verify', mailbox)
    const retryAfter = await secondsUntilNext(ctx, 'verify', mailbox)
    if (!user || user.is_verified || user.suspended_at) return retryAfter
    await transaction(ctx.db, async tx => {
      const code = await makeCode(tx, ctx, { userId: user.id, purpose: 'verify' })
      const letter = verificationLetter(code, ctx.config.publicUrl)
      await postMail(tx, ctx, { to: user.email, kind: 'verify-email', letter })
    })
    return retryAfter
  })
}
