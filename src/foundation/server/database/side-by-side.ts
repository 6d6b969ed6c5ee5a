import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './db.ts'
import { transaction } from './transaction.ts'

interface Asked<Key, Answer> {
  key: Key
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** What is asked for in this turn, by the statement that answers it and the database it is put to. */
type Turn = Map<unknown, Map<Db, Asked<unknown, unknown>[]>>

const turns = new AsyncLocalStorage<Turn>()

/**
 * A statement about many things, for those who know of one. Work that goes on side by side and comes
 * to it in the same turn has one trip to the database together; everybody else has one at once.
 */
export function gathered<Key, Answer>(
  ofMany: (db: Db, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (db: Db, key: Key) => Promise<Answer> {
  return (db, key) => {
    const turn = turns.getStore()
    return turn
      ? askIn(turn, ofMany, db, key)
      : ofMany(db, [key]).then(([answer]) => answer as Answer)
  }
}

/** The same for everybody who comes to it in one turn of the program, whatever they are about. */
export function gatheredFromAll<Key, Answer>(
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

/** All of them come to an end, each in its own way. */
export function sideBySide<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  return turns.run(new Map(), () => Promise.allSettled(things.map(work)))
}

/**
 * The same with many things in one transaction. Where that cannot be, each has one of its own, so
 * that one of them that cannot be dealt with keeps no other waiting.
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

/** All or nothing, once all have come to an end: nothing goes on in a transaction that is given up. */
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
