import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { batchedForAll } from '../database/side-by-side.ts'
import { compiledOnce, Slot } from '../database/statements/compiled-once.ts'
import { type Hits, noHits } from './sliding-window.ts'

type Tables = {
  rate_limit: { key: string; slot: string; counts: number[]; tried: number; changed_at: Date }
}

interface NewHits {
  key: string
  slot: number
  count: number
  /** The limit up to which hits are added; null where they were already allowed. */
  most: number | null
  at: Date
}

interface CountedHits extends Hits {
  /** How many there would be with the new ones, whether they were added or not. */
  tried: number
}

/**
 * No request waits for the disk to store a hit: a crash loses only a moment of counting. Left out
 * inside a transaction, because it would apply to the whole of it.
 */
const withoutWaiting = sql`, set_config('synchronous_commit', 'off', true)`

const counted = sql`slid(known.counts, excluded.slot - known.slot)`
const newest = sql`excluded.counts[cardinality(excluded.counts)]`

/**
 * Adds hits up to the limit: a refused hit does not make the wait longer. Hits from a clock that is
 * slightly behind count as the newest. Each key may be given only once.
 */
export async function countHits(
  db: Db,
  hits: readonly NewHits[],
): Promise<Map<string, CountedHits>> {
  const rows = await counting(db, { isInTransaction: db.isTransaction }, hits)
  return new Map(rows.map(({ key, slot, ...row }) => [key, { ...row, slot: Number(slot) }]))
}

/**
 * The same for one hit. Hits in one turn of the event loop share a statement, except those of the
 * same key: each of these is allowed or refused by itself.
 */
export const countHit = batchedForAll(
  async (db, hits: readonly NewHits[]): Promise<(CountedHits | undefined)[]> => {
    const counted = new Map<NewHits, CountedHits | undefined>()
    for (const some of withoutRepeats(hits)) {
      const byKey = await countHits(db, some)
      for (const hit of some) counted.set(hit, byKey.get(hit.key))
    }
    return hits.map(hit => counted.get(hit))
  },
)

function withoutRepeats(hits: readonly NewHits[]): NewHits[][] {
  const rounds: Map<string, NewHits>[] = []
  for (const hit of hits) {
    const known = rounds.find(round => !round.has(hit.key))
    if (known) known.set(hit.key, hit)
    else rounds.push(new Map([[hit.key, hit]]))
  }
  return rounds.map(round => [...round.values()])
}

type Counted = Pick<Tables['rate_limit'], 'key' | 'slot' | 'counts' | 'tried'>

const each = (read: (hit: NewHits) => unknown) =>
  new Slot<readonly NewHits[]>(hits => hits.map(read))

const counting = compiledOnce<{ isInTransaction: boolean }, readonly NewHits[], Counted>(
  ({ isInTransaction }) => sql`
    insert into rate_limit as known (key, slot, counts, tried, most, changed_at)
    select key, slot, with_hits(${noHits.counts}::int[], least(count, coalesce(most, count))),
      count, most, changed_at
    from unnest(
      ${each(({ key }) => key)}::text[],
      ${each(({ slot }) => slot)}::bigint[],
      ${each(({ count }) => count)}::int[],
      ${each(({ most }) => most)}::int[],
      ${each(({ at }) => at)}::timestamptz[]
    ) as hit (key, slot, count, most, changed_at)
    order by key
    on conflict (key) do update set
      slot = case
        when known.slot - excluded.slot between 0 and ${noHits.counts.length - 1} then known.slot
        else excluded.slot
      end,
      counts = case
        when added_up(${counted}) + excluded.tried > excluded.most then ${counted}
        else with_hits(${counted}, ${newest})
      end,
      tried = added_up(${counted}) + excluded.tried,
      most = excluded.most,
      changed_at = excluded.changed_at
    returning key, slot, counts, tried ${isInTransaction ? sql`` : withoutWaiting}`,
)

/** Hits so far, by key; keys without hits are left out. Null where there are none at all. */
export type KnownHits = Readonly<Record<string, Hits>> | null

/** A column for a statement of another table that is to bring hits along. */
export function hitsOf<Asked>(keys: (asked: Asked) => readonly string[]): RawBuilder<KnownHits> {
  return sql`(
    select json_object_agg(key, json_build_object('slot', slot, 'counts', counts))
    from rate_limit where key = any(${new Slot(keys)}::text[]))`
}

export async function readHits(db: Db, keys: readonly string[]): Promise<KnownHits> {
  const [row] = await hitsAlone(db, {}, keys)
  return row?.hits ?? null
}

const hitsAlone = compiledOnce<object, readonly string[], { hits: KnownHits }>(
  () => sql`select ${hitsOf<readonly string[]>(keys => keys)} as hits`,
)

export async function forgetOldHits(db: Db, before: Date, stopping?: AbortSignal): Promise<void> {
  const where = sql`changed_at < ${before}`
  // No index leads to the old ones: it would cost every hit. So each batch reads the whole table.
  await deleteInBatches(db, { from: 'rate_limit', where, atMost: 50_000 }, stopping)
}
