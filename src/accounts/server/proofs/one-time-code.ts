import { randomInt } from 'node:crypto'
import { triesLeftWords } from '#accounts/rules/credentials.ts'
import { failTooMany } from '#foundation/rules/errors/too-many.ts'
import { Failure, fail } from '#foundation/rules/errors.ts'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { enforceLimit, refuseIfExhausted, watched } from '#foundation/server/limits/limit.ts'
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
 * At most one mail a minute and five an hour for each purpose. Unknown mailboxes count too, so that
 * nobody can find out which ones we know.
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
  if (last) failTooMany(Math.max(1, pauseAfter(last, ctx.now)))
  await enforceLimit(ctx, sendings, `${purpose} ${mailbox}`)
}

/** Seconds until this mailbox may be written to again; 0 when it may be now. */
export async function secondsUntilNext(
  ctx: Maker,
  purpose: CodePurpose,
  mailbox: string,
): Promise<number> {
  const last = await lastSendingTo(ctx.db, macOf(ctx, purpose, mailbox))
  const pause = last && last <= ctx.now ? Math.max(0, pauseAfter(last, ctx.now)) : 0
  const hourly = await refuseIfExhausted(ctx, [watched(sendings, `${purpose} ${mailbox}`)]).then(
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

/** False when this mailbox has had enough mail for now. */
export async function tryToClaimMailbox(
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

/** Earlier codes for the same purpose stop working. The caller sends the code. */
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

/** `undefined` when there is no code that can still be tried. */
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

/**
 * Call it only for somebody known to own the mailbox: the number of tries left shows that a code
 * was sent.
 */
export function refuseCode(code: 'code_refused' | 'second_step_refused', triesLeft: number): never {
  return fail(code, { triesLeft }, triesLeftWords[code](triesLeft))
}

export function codeStillWorks(
  ctx: Maker,
  { userId, purpose }: { userId: string; purpose: CodePurpose },
): Promise<boolean> {
  return hasLivingCode(ctx.db, { userId, purpose, now: ctx.now, tries })
}
