import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import {
  enforceLimit,
  refuseIfExhausted,
  type Watched,
  watched,
} from '#foundation/server/limits/limit.ts'
import type { UserRow } from '../account/users-table.ts'
import { isRightPassword } from './password-hash.ts'

const quarterHour = 15 * 60
const perAccount = { name: 'password-failed', max: 10, seconds: quarterHour }
const perAddress = { name: 'password-failed-from', max: 100, seconds: quarterHour }

type Guessing = Pick<Context, 'db' | 'now' | 'ip'>

/** What may be exhausted before a password is tried. */
export function failuresOf({ ip }: Pick<Context, 'ip'>, mailbox: string): readonly Watched[] {
  return [...failuresAt(mailbox), watched(perAddress, ip)]
}

/** To be read again after a right answer, because guesses may have run at the same time. */
export function failuresAt(mailbox: string): readonly Watched[] {
  return [watched(perAccount, mailbox)]
}

/**
 * Only failures count, so that logging in often locks nobody out. Unknown mailboxes are counted
 * like known ones.
 */
export async function isRightGuess(
  ctx: Guessing,
  mailbox: string,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  if (await isRightPassword(passwordHash, password)) return true
  await enforceLimit(ctx, perAddress, ctx.ip)
  await enforceLimit(ctx, perAccount, mailbox)
  return false
}

/** A wrong password is refused, but does not log out. */
export async function provePassword(
  ctx: Guessing,
  { email, password_hash }: UserRow,
  password: string,
): Promise<void> {
  await refuseIfExhausted(ctx, failuresOf(ctx, email))
  if (!(await isRightGuess(ctx, email, password_hash, password))) fail('wrong_password')
  await refuseIfExhausted(ctx, failuresAt(email))
}
