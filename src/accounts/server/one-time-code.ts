import { randomInt } from 'node:crypto'
import { Failure, fail } from '#foundation/rules/errors.ts'
import { after, hourMs, minuteMs } from '#foundation/rules/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { enforceLimit } from '#foundation/server/limits/limit.ts'
import { claimSending, hasLivingCode, putCode, spendTry } from './one-time-codes-table.ts'

export type CodePurpose = 'verify' | 'login' | 'change-email'

const macPurpose = 'one-time code'
const lifeMs = 10 * minuteMs
const pauseMs = minuteMs
const tries = 5
const sendings = { name: 'code-sent', max: 5, seconds: hourMs / 1000 }

type Maker = Pick<Context, 'db' | 'now' | 'keys'>

/**
 * Refuses to write to a mailbox again within a minute, or a sixth time in an hour. It counts the
 * mailbox as typed, whether or not we know it, and so tells nobody which.
 */
export async function claimMailbox(
  ctx: Maker,
  purpose: CodePurpose,
  mailbox: string,
): Promise<void> {
  const last = await claimSending(ctx.db, {
    mailbox: ctx.keys.mac('mailbox', `${purpose} ${mailbox}`),
    now: ctx.now,
    notSince: after(ctx.now, -pauseMs),
  })
  if (last) {
    const retryAfter = Math.ceil((last.getTime() + pauseMs - ctx.now.getTime()) / 1000)
    fail('too_many_requests', { retryAfter: Math.max(1, retryAfter) })
  }
  await enforceLimit(ctx, sendings, `${purpose} ${mailbox}`)
}

/** True when the mailbox was claimed, false when it has had enough for now. */
export async function mayWriteTo(
  ctx: Maker,
  purpose: CodePurpose,
  mailbox: string,
): Promise<boolean> {
  try {
    await claimMailbox(ctx, purpose, mailbox)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** Makes the only code of this purpose that works from now on. The caller mails it. */
export async function makeCode(
  tx: Db,
  ctx: Maker,
  {
    userId,
    purpose,
    target = null,
  }: { userId: string; purpose: CodePurpose; target?: string | null },
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const mac = ctx.keys.mac(macPurpose, macText({ userId, purpose, code }))
  await putCode(tx, { userId, purpose, mac, target, expiresAt: after(ctx.now, lifeMs) })
  return code
}

/** `undefined` unless the code is right, in time, unused and within its five tries. */
export async function spendCode(
  tx: Db,
  ctx: Maker,
  { userId, purpose, code }: { userId: string; purpose: CodePurpose; code: string },
): Promise<{ target: string | null } | undefined> {
  const macs = ctx.keys.macs(macPurpose, macText({ userId, purpose, code }))
  return spendTry(tx, { userId, purpose, macs, now: ctx.now, tries })
}

function macText({
  userId,
  purpose,
  code,
}: {
  userId: string
  purpose: CodePurpose
  code: string
}) {
  return `${userId} ${purpose} ${code}`
}

/** Whether a code sent before could still be typed. */
export function codeStillWorks(
  ctx: Maker,
  { userId, purpose }: { userId: string; purpose: CodePurpose },
): Promise<boolean> {
  return hasLivingCode(ctx.db, { userId, purpose, now: ctx.now, tries })
}
