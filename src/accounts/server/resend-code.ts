import { emailWords } from '#accounts/rules/credentials.ts'
import { failField } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { answerEvenly } from './answer-evenly.ts'
import { verificationLetter } from './letters.ts'
import { claimMailbox, makeCode } from './one-time-code.ts'
import { whoVerifies } from './verify-email.ts'

/** Says the same to everybody; mail goes only to an account that is still to be verified. */
export function resendCode(ctx: Context, email: string | undefined): Promise<void> {
  return answerEvenly(async () => {
    const user = await whoVerifies(ctx, email)
    const mailbox = email ?? user?.email ?? failField('email', emailWords)
    await claimMailbox(ctx, 'verify', mailbox)
    if (!user || user.is_verified || user.suspended_at) return
    await transaction(ctx.db, async tx => {
      const code = await makeCode(tx, ctx, { userId: user.id, purpose: 'verify' })
      const letter = verificationLetter(code, ctx.config.publicUrl)
      await postMail(tx, ctx, { to: user.email, kind: 'verify-email', letter })
    })
  })
}
