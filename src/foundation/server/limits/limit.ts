import { failTooMany } from '#foundation/rules/errors/too-many.ts'
import type { Context } from '../context.ts'
import type { HitTally } from './hit-tally.ts'
import { keyOf, type Rate } from './rate.ts'
import { countHit, type KnownHits, readHits } from './rate-limit-table.ts'
import { type Hits, noHits, opensAt, slidTo, slotAt, total } from './sliding-window.ts'

/** In seconds, as rates count. */
export const anHour = 3600
export const aDay = 24 * anHour

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
  const hits = await hit(ctx, rate, subject)
  if (hits && hits.tried > rate.max) refuse(ctx.now, rate, hits)
}

/** The same for what is left out quietly: counts one hit and says whether it is within the limit. */
export async function isWithinLimit(
  ctx: Pick<Context, 'db' | 'now'>,
  rate: Rate,
  subject: string,
): Promise<boolean> {
  const hits = await hit(ctx, rate, subject)
  return !hits || hits.tried <= rate.max
}

function hit({ db, now }: Pick<Context, 'db' | 'now'>, rate: Rate, subject: string) {
  const slot = slotAt(now.getTime(), rate)
  return countHit(db, { key: keyOf(rate, subject), slot, count: 1, most: rate.max, at: now })
}

export interface Watched {
  rate: Rate
  key: string
}

export function watched(rate: Rate, subject: string): Watched {
  return { rate, key: keyOf(rate, subject) }
}

/** For limits that count only failures: refuses without counting. */
export async function refuseIfExhausted(
  { db, now }: Pick<Context, 'db' | 'now'>,
  limits: readonly Watched[],
): Promise<void> {
  refuseByHits(now, limits, await readHits(db, keysOf(limits)))
}

export function keysOf(limits: readonly Watched[]): string[] {
  return limits.map(({ key }) => key)
}

/** The same with hits that were read along with something else. */
export function refuseByHits(now: Date, limits: readonly Watched[], known: KnownHits): void {
  for (const { rate, key } of limits) {
    const hits = slidTo(slotAt(now.getTime(), rate), known?.[key] ?? noHits)
    if (total(hits) >= rate.max) refuse(now, rate, hits)
  }
}

function refuse(now: Date, rate: Rate, hits: Hits): never {
  const retryAfterMs = opensAt(hits, rate) - now.getTime()
  failTooMany(Math.max(1, Math.ceil(retryAfterMs / 1000)))
}

export async function enforceRouteLimit(ctx: Context, rule: Limit): Promise<void> {
  await enforceLimit(ctx, rule, subjectOf(ctx, rule))
}

/** For reads: the request does not wait for the database to count. */
export function enforceReadLimit(ctx: Context, rule: Limit, tally: HitTally): void {
  const { tried, hits } = tally.count(rule, subjectOf(ctx, rule), ctx.now)
  if (tried > rule.max) refuse(ctx.now, rule, hits)
}

function subjectOf({ actor, ip }: Context, { per }: Limit): string {
  return per === 'account' && actor.kind === 'person' ? actor.id : ip
}
