import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './db.ts'
import { transaction } from './transaction.ts'

interface Asked<Key, Answer> {
  key: Key
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** The keys asked for in one turn, by statement and database. */
type Turn = Map<unknown, Map<Db, Asked<unknown, unknown>[]>>

const turns = new AsyncLocalStorage<Turn>()

/**
 * Makes a function for one key from a statement for many. Calls that run side by side share one
 * trip to the database; a call on its own makes its own trip.
 */
export function batched<Key, Answer>(
  ofMany: (db: Db, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (db: Db, key: Key) => Promise<Answer> {
  return (db, key) => {
    const turn = turns.getStore()
    return turn
      ? askIn(turn, ofMany, db, key)
      : ofMany(db, [key]).then(([answer]) => answer as Answer)
  }
}

/** The same, but every call in one turn of the event loop shares the trip. */
export function batchedForAll<Key, Answer>(
  ofMany: (db: Db, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (db: Db, key: Key) => Promise<Answer> {
  const turn: Turn = new Map()
  return (db, key) => askIn(turn, ofMany, db, key)
}

function askIn<Key, Answer>(
  turn: Turn,
  ofMany: (db: Db, keys: readonly Key[]) => Promise<readonly Answer[]>,
  db: Db,
  key: Key,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = askedFor<Key, Answer>(turn, ofMany, db)
    asked.push({ key, resolve, reject })
    if (asked.length === 1) setImmediate(() => answer(turn, ofMany, db))
  })
}

/** Answers in the order of the keys; undefined where there is no row. */
export function inOrder<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  nameOf: { key: (key: Key) => string; row: (row: Row) => string },
): (Row | undefined)[] {
  const byName = new Map(rows.map(row => [nameOf.row(row), row]))
  return keys.map(key => byName.get(nameOf.key(key)))
}

/** Waits for all of them, also when some fail. */
export function sideBySide<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  return turns.run(new Map(), () => Promise.allSettled(things.map(work)))
}

/**
 * All of them in one transaction. If that fails, each in its own, so that one bad row does not hold
 * up the others.
 */
export async function inOneTransaction<Thing, Result>(
  db: Db,
  things: readonly Thing[],
  work: (tx: Db, thing: Thing) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  if (things.length > 1) {
    const together = await transaction(db, tx => allSideBySide(things, one => work(tx, one))).catch(
      () => undefined,
    )
    if (together) return together.map(value => ({ status: 'fulfilled', value }))
  }
  const results: PromiseSettledResult<Result>[] = []
  for (const thing of things) {
    results.push(...(await Promise.allSettled([transaction(db, tx => work(tx, thing))])))
  }
  return results
}

/** Fails only after all have ended, so that nothing still runs when the transaction rolls back. */
export async function allSideBySide<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results = await sideBySide(things, work)
  return results.map(result => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

function askedFor<Key, Answer>(turn: Turn, ofMany: unknown, db: Db): Asked<Key, Answer>[] {
  const byDatabase = turn.get(ofMany) ?? new Map<Db, Asked<unknown, unknown>[]>()
  turn.set(ofMany, byDatabase)
  const asked = byDatabase.get(db) ?? []
  byDatabase.set(db, asked)
  return asked as unknown as Asked<Key, Answer>[]
}

function answer<Key, Answer>(
  turn: Turn,
  ofMany: (db: Db, keys: readonly Key[]) => Promise<readonly Answer[]>,
  db: Db,
): void {
  const asked = askedFor<Key, Answer>(turn, ofMany, db)
  turn.get(ofMany)?.delete(db)
  ofMany(
    db,
    asked.map(({ key }) => key),
  ).then(
    answers => {
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer)
    },
    error => {
      for (const { reject } of asked) reject(error)
    },
  )
}
