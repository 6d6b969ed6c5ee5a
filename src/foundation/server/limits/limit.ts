import { createHash } from 'node:crypto'
import { fail } from '#foundation/rules/errors.ts'
import { after } from '#foundation/rules/time.ts'
import type { Context } from '../context.ts'
import type { HitTally } from './hit-tally.ts'
import { countHits, readHits } from './rate-limit-table.ts'

export interface Limit {
  name: string
  /** Whose hits are counted together: one network address, or one signed-in account. */
  per: 'address' | 'account'
  max: number
  seconds: number
}

export function limit(name: string, per: Limit['per'], max: number, seconds: number): Limit {
  return { name, per, max, seconds }
}

/** How often something may happen, whoever it is counted for. */
type Rate = Pick<Limit, 'name' | 'max' | 'seconds'>

/** Counts one hit for any subject (an e-mail, an account, an address) and refuses past the limit. */
export async function enforceLimit(
  ctx: Pick<Context, 'db' | 'now'>,
  rate: Rate,
  subject: string,
): Promise<void> {
  const window = windowOf(ctx.now, rate, subject)
  const counts = await countHits(ctx.db, [{ ...window, count: 1 }])
  if ((counts.get(window.key) ?? 0) > rate.max) refuse(ctx.now, window)
}

export interface Watched {
  limit: Rate
  subject: string
}

/** Refuses once a limit is used up, without counting: for limits that only failures count to. */
export async function refuseIfExhausted(
  ctx: Pick<Context, 'db' | 'now'>,
  watched: readonly Watched[],
): Promise<void> {
  const windows = watched.map(({ limit: rate, subject }) => ({
    ...windowOf(ctx.now, rate, subject),
    max: rate.max,
  }))
  const hits = await readHits(ctx.db, windows)
  const full = windows.find(({ key, max }) => (hits.get(key) ?? 0) >= max)
  if (full) refuse(ctx.now, full)
}

interface Window {
  key: string
  windowStart: Date
  windowEnd: Date
}

function windowOf(now: Date, { name, seconds }: Rate, subject: string): Window {
  const windowMs = seconds * 1000
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs)
  const key = `${name}:${fingerprint(subject)}`
  return { key, windowStart, windowEnd: after(windowStart, windowMs) }
}

function refuse(now: Date, { windowEnd }: Window): never {
  const retryAfterMs = windowEnd.getTime() - now.getTime()
  fail('too_many_requests', { retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)) })
}

export async function enforceRouteLimit(ctx: Context, rule: Limit): Promise<void> {
  await enforceLimit(ctx, rule, subjectOf(ctx, rule))
}

/** For reads: nobody waits for the database to have counted. */
export function enforceReadLimit(ctx: Context, rule: Limit, tally: HitTally): void {
  const window = windowOf(ctx.now, rule, subjectOf(ctx, rule))
  if (tally.count(window.key, window.windowStart, window.windowEnd) > rule.max) {
    refuse(ctx.now, window)
  }
}

function subjectOf({ actor, ip }: Context, { per }: Limit): string {
  return per === 'account' && actor.kind === 'person' ? actor.id : ip
}

/** Subjects are stored hashed, so the limit table holds no addresses and no e-mails. */
function fingerprint(subject: string): string {
  return createHash('sha256').update(networkOf(subject)).digest('base64url').slice(0, 22)
}

/** One household or attacker owns a whole IPv6 /64, so it counts as one address. */
function networkOf(subject: string): string {
  const isIpv6 = subject.includes(':') && !subject.includes('@')
  return isIpv6 ? subject.split(':').slice(0, 4).join(':') : subject
}
