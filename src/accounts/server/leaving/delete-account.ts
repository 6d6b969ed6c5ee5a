import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { deleteMailsTo } from '#foundation/server/mail/outbox-table.ts'
import { discardFile } from '#foundation/server/media/discard-file.ts'
import { changeAccount } from '../account/change-account.ts'
import { hasOwnMailbox, lettersToAnyMailbox } from '../account/letters-of-account.ts'
import { requireUser } from '../account/signed-in.ts'
import { lockUserAlone } from '../account/users-table.ts'
import { deleteCodesOf } from '../proofs/one-time-codes-table.ts'
import { deleteResetsOf } from '../proofs/password-resets-table.ts'
import { provePassword } from '../proofs/prove-password.ts'
import { replaceRecoveryCodes } from '../proofs/second-steps-table.ts'
import { forgetBrowserMarks } from '../sessions/browser-marks-table.ts'
import { endLogins } from '../sessions/end-logins.ts'
import { requireRecentLogin } from '../sessions/require-recent-login.ts'
import { forgetDevices } from '../sessions/sessions-table.ts'
import type { AccountHooks } from './account-hooks.ts'

/** Refused while something is open: money that is owed, a booking, a complaint. */
export async function deleteAccount(
  ctx: Context,
  { password }: { password?: string | undefined },
  hooks: AccountHooks,
): Promise<void> {
  const seen = await requireUser(ctx)
  const { id } = seen
  if (password === undefined) requireRecentLogin(ctx)
  else await provePassword(ctx, seen, password)

  const picture = await transaction(ctx.db, async tx => {
    const user = (await lockUserAlone(tx, id)) ?? fail('unauthenticated')
    // Somebody else has replaced the password while it was being proven.
    if (user.password_hash !== seen.password_hash) fail('conflict')
    const reasons = await obstaclesOf(tx, ctx, id, hooks)
    if (reasons.length > 0) fail('account_in_use', { reasons }, reasons.join(' '))
    for (const erase of hooks.erasers) await erase(tx, ctx, id)
    await forgetLogins(tx, id)
    await deleteMailsTo(
      tx,
      user.email,
      hasOwnMailbox(ctx, user) ? {} : { only: lettersToAnyMailbox },
    )
    await changeAccount(tx, ctx, user, 'delete', { by: 'person' })
    return user.profile_picture
  })
  if (picture) await discardFile(ctx, picture)
}

async function obstaclesOf(
  tx: Db,
  ctx: Context,
  id: string,
  { obstacles }: AccountHooks,
): Promise<string[]> {
  const reasons: string[] = []
  for (const obstacle of obstacles) reasons.push(...(await obstacle(tx, ctx, id)))
  return reasons
}

async function forgetLogins(tx: Db, id: string): Promise<void> {
  await endLogins(tx, id)
  await deleteCodesOf(tx, id)
  await deleteResetsOf(tx, id)
  await replaceRecoveryCodes(tx, id, [])
  await forgetDevices(tx, { userId: id })
  await forgetBrowserMarks(tx, { userId: id })
}
