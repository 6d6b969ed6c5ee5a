import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { enforceLimit, refuseIfExhausted } from '#foundation/server/limits/limit.ts'
import type { UserRow } from '../account/users-table.ts'
import { isRightPassword } from './password-hash.ts'

const quarterHour = 15 * 60
const perAccount = { name: 'password-failed', max: 10, seconds: quarterHour }
const perAddress = { name: 'password-failed-from', max: 100, seconds: quarterHour }

/**
 * Only failures count, so that logging in often locks nobody out. Unknown mailboxes are counted
 * like known ones. The limit is read again after a right answer, because guesses may have run at
 * the same time.
 */
export async function isProven(
  ctx: Pick<Context, 'db' | 'now' | 'ip'>,
  mailbox: string,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const ofAccount = { limit: perAccount, subject: mailbox }
  await refuseIfExhausted(ctx, [ofAccount, { limit: perAddress, subject: ctx.ip }])
  const right = await isRightPassword(passwordHash, password)
  if (right) {
    await refuseIfExhausted(ctx, [ofAccount])
    return true
  }
  await enforceLimit(ctx, perAddress, ctx.ip)
  await enforceLimit(ctx, perAccount, mailbox)
  return false
}

/** A wrong password is refused, but does not log out. */
export async function provePassword(
  ctx: Pick<Context, 'db' | 'now' | 'ip'>,
  user: UserRow,
  password: string,
): Promise<void> {
  const proven = await isProven(ctx, user.email, user.password_hash, password)
  if (!proven) fail('wrong_password')
}
