import { randomInt } from 'node:crypto'
import { triesLeftWords } from '#accounts/rules/credentials.ts'
import { Failure, fail } from '#foundation/rules/errors.ts'
import { after, hourMs, minuteMs } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { enforceLimit, refuseIfExhausted } from '#foundation/server/limits/limit.ts'
import {
  claimSending,
  hasLivingCode,
  lastSendingTo,
  putCode,
  type SpentTry,
  spendTry,
} from './one-time-codes-table.ts'

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
    mailbox: macOf(ctx, purpose, mailbox),
    now: ctx.now,
    notSince: after(ctx.now, -pauseMs),
  })
  if (last) fail('too_many_requests', { retryAfter: Math.max(1, pauseAfter(last, ctx.now)) })
  await enforceLimit(ctx, sendings, `${purpose} ${mailbox}`)
}

/** For how many seconds this mailbox may not be written to again; 0 when it may be now. */
export async function secondsUntilNext(
  ctx: Maker,
  purpose: CodePurpose,
  mailbox: string,
): Promise<number> {
  const last = await lastSendingTo(ctx.db, macOf(ctx, purpose, mailbox))
  const pause = last && last <= ctx.now ? Math.max(0, pauseAfter(last, ctx.now)) : 0
  const subject = `${purpose} ${mailbox}`
  const hourly = await refuseIfExhausted(ctx, [{ limit: sendings, subject }]).then(
    () => 0,
    error => (error instanceof Failure ? Number(error.details?.retryAfter) : Promise.reject(error)),
  )
  return Math.max(pause, hourly)
}

function macOf(ctx: Maker, purpose: CodePurpose, mailbox: string): Buffer {
  return ctx.keys.mac('mailbox', `${purpose} ${mailbox}`)
}

function pauseAfter(last: Date, now: Date): number {
  return Math.ceil((last.getTime() + pauseMs - now.getTime()) / 1000)
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

/** Whether the code is right; `undefined` when there is none in time, unused and within its tries. */
export async function spendCode(
  tx: Db,
  ctx: Maker,
  { userId, purpose, code }: { userId: string; purpose: CodePurpose; code: string },
): Promise<SpentTry | undefined> {
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

/** Tell the tries left only to somebody known to own the mailbox: they say that a code is out. */
export function refuseCode(code: 'code_refused' | 'second_step_refused', triesLeft: number): never {
  return fail(code, { triesLeft }, triesLeftWords[code](triesLeft))
}

/** Whether a code sent before could still be typed. */
export function codeStillWorks(
  ctx: Maker,
  { userId, purpose }: { userId: string; purpose: CodePurpose },
): Promise<boolean> {
  return hasLivingCode(ctx.db, { userId, purpose, now: ctx.now, tries })
}
