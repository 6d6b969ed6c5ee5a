import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { createUser } from '../account/create-user.ts'
import { findUserByEmail } from '../account/users-table.ts'
import { makeResetLink } from '../changing/reset-password.ts'

/**
 * Nobody can sign up as an operator. The account has no password until its owner chooses one behind
 * the link that this returns.
 */
export async function inviteAdmin(ctx: Context, email: string): Promise<string | undefined> {
  return transaction(ctx.db, async tx => {
    const person = { email, firstName: 'Holdall', lastName: 'operator', passwordHash: '' }
    const fresh = await createUser(tx, ctx, {
      ...person,
      role: 'admin',
      isVerified: true,
      enable2fa: true,
    })
    const user = fresh ?? (await findUserByEmail(tx, email))
    return user?.role === 'admin' ? makeResetLink(tx, ctx, user.id) : undefined
  })
}
