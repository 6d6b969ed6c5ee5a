import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '../context.ts'
import type { HitTally } from './hit-tally.ts'
import { keyOf, type Rate, type Window, windowAt } from './limit-window.ts'
import { countHits, readHits } from './rate-limit-table.ts'

export interface Limit extends Rate {
  /** Whose hits are counted together: one network address, or one signed-in account. */
  per: 'address' | 'account'
}

export function limit(name: string, per: Limit['per'], max: number, seconds: number): Limit {
  return { name, per, max, seconds }
}

/** Counts one hit for any subject (an email, an account, an address) and refuses past the limit. */
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

function windowOf(now: Date, rate: Rate, subject: string) {
  return { key: keyOf(rate, subject), ...windowAt(now, rate) }
}

function refuse(now: Date, { windowEnd }: Pick<Window, 'windowEnd'>): never {
  const retryAfterMs = windowEnd.getTime() - now.getTime()
  fail('too_many_requests', { retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)) })
}

export async function enforceRouteLimit(ctx: Context, rule: Limit): Promise<void> {
  await enforceLimit(ctx, rule, subjectOf(ctx, rule))
}

/** For reads: nobody waits for the database to have counted. */
export function enforceReadLimit(ctx: Context, rule: Limit, tally: HitTally): void {
  const hits = tally.count(rule, subjectOf(ctx, rule), ctx.now)
  if (hits > rule.max) refuse(ctx.now, windowAt(ctx.now, rule))
}

function subjectOf({ actor, ip }: Context, { per }: Limit): string {
  return per === 'account' && actor.kind === 'person' ? actor.id : ip
}
