import { fail, failField } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { passwordChangedLetter } from '../account/letters.ts'
import { lockUser, type UserChange, type UserRow, updateUser } from '../account/users-table.ts'
import { hashPassword, isRightPassword } from '../proofs/password-hash.ts'
import { deleteResetsOf } from '../proofs/password-resets-table.ts'
import { endLogins } from '../sessions/end-logins.ts'

const reusedWords = 'Please choose a password that you are not using now.'

export async function refuseReusedPassword(user: UserRow, password: string): Promise<void> {
  if (await isRightPassword(user.password_hash, password)) failField('password', reusedWords)
}

/** Ends all sessions, because somebody else may know the old password. */
export async function replacePassword(
  ctx: Context,
  user: UserRow,
  password: string,
  options: {
    keepSession?: string
    change?: UserChange
    alsoInSameTransaction: (tx: Db) => Promise<void>
  },
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await transaction(ctx.db, async tx => {
    const before = await lockUser(tx, user.id)
    await options.alsoInSameTransaction(tx)
    // Somebody else has replaced it while it was being proven.
    if (before?.password_hash !== user.password_hash) fail('conflict')
    await updateUser(tx, user.id, { ...options.change, password_hash: passwordHash })
    await endLogins(tx, user.id, { except: options.keepSession })
    await deleteResetsOf(tx, user.id)
    const letter = passwordChangedLetter(ctx.now, ctx.config.publicUrl)
    await postMail(tx, ctx, { to: before.email, kind: 'password-changed', letter })
  })
}
