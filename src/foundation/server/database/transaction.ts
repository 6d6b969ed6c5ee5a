import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Compilable, CompiledQuery, IsolationLevel, QueryResult, RawBuilder } from 'kysely'
import { isBecauseOfAnother, lostToAnotherTransaction } from './database-errors.ts'
import type { Db } from './db.ts'
import { onPipeline, type Pipeline } from './pipeline.ts'

const attempts = 6
const firstPauseMs = 8

export type TransactionOptions = {
  isolation?: IsolationLevel
  /** Between 0 and 1: spreads out the retries of transactions that collided. */
  random?: () => number
}

type OpenTransaction = {
  tx: Db
  pool: object
  isolation: IsolationLevel | undefined
  open: boolean
  onCommit: (() => void)[]
  /** Statements that nobody has waited for yet, in their order. */
  sent: Promise<unknown>[]
  /** What is put off to the end of the transaction. */
  last: Map<unknown, { things: unknown[]; deed: (tx: Db) => Promise<void> }>
  /** Position in the lock order of the highest lock taken; -1 before the first. */
  highestLock: number
  /** Those that were taken by name. */
  locksHeld: Set<string>
}

const current = new AsyncLocalStorage<OpenTransaction>()

/**
 * Runs the work in one transaction, or as part of the one already open here. Work that loses to a
 * concurrent transaction runs again from the start, so it must have no effects but on the database.
 */
export async function transaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const outer = outerTransaction(db)
  if (outer) {
    refuseStricterIsolation(outer, options)
    return work(outer.tx)
  }
  const random = options.random ?? Math.random
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, work, options.isolation)
    } catch (error) {
      if (attempt === attempts || !lostToAnotherTransaction(error)) throw error
    }
    await pause(firstPauseMs * 2 ** attempt * random())
  }
}

/** Runs after the open transaction commits, and never if it rolls back. */
export function afterCommit(deed: () => void): void {
  const here = current.getStore()
  if (here?.open) here.onCommit.push(deed)
  else deed()
}

/**
 * Sends a statement whose answer is not needed before the commit: the next statement does not wait
 * for it, but if it fails, the transaction fails. Outside a transaction it is waited for.
 */
export async function askAhead(
  db: Db,
  statement: Compilable | RawBuilder<unknown> | CompiledQuery,
  heard?: (answer: QueryResult<unknown>) => void,
): Promise<void> {
  // Compiled before anything is sent, so that a faulty statement fails here and not after the
  // commit.
  const answer = db.executeQuery(compiled(statement, db)).then(heard)
  const here = current.getStore()
  if (db.isTransaction && here?.open) here.sent.push(watched(answer))
  else await answer
}

function compiled(
  statement: Compilable | RawBuilder<unknown> | CompiledQuery,
  db: Db,
): CompiledQuery {
  if ('sql' in statement) return statement
  return 'isRawBuilder' in statement ? statement.compile(db) : statement.compile()
}

/**
 * The list of things put off to the end of the open transaction, to add to. `deed` gets all of them
 * at once before the commit. Undefined outside a transaction.
 */
export function atEnd<Thing>(
  whose: unknown,
  deed: (tx: Db, things: readonly Thing[]) => Promise<void>,
): Thing[] | undefined {
  const here = current.getStore()
  if (!here?.open) return undefined
  const known = here.last.get(whose)
  if (known) return known.things as Thing[]
  const things: Thing[] = []
  here.last.set(whose, { things, deed: tx => deed(tx, things) })
  return things
}

export function openTransaction(): Pick<OpenTransaction, 'highestLock' | 'locksHeld'> | undefined {
  const here = current.getStore()
  return here?.open ? here : undefined
}

/** Other systems may be slow, and locked rows must not wait for them. */
export function assertNoOpenTransaction(): void {
  if (current.getStore()?.open) {
    throw new Error('A call to another system was made while a database transaction was open')
  }
}

async function runOnce<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  isolation: IsolationLevel | undefined,
): Promise<Result> {
  const onCommit: (() => void)[] = []
  const result = await onPipeline(db, async pipeline => {
    const { tx } = pipeline
    const sent = [watched(pipeline.begin(isolation))]
    const locks = { highestLock: -1, locksHeld: new Set<string>() }
    const last: OpenTransaction['last'] = new Map()
    const pool = poolOf(db)
    const context = { tx, pool, isolation, open: true, onCommit, sent, last, ...locks }
    try {
      const done = await current.run(context, async () => {
        const made = await work(tx)
        await doLast(tx, last)
        return made
      })
      await committed(pipeline, sent)
      context.open = false
      return done
    } catch (error) {
      context.open = false
      pipeline.close()
      await pipeline.rollback().catch(() => undefined)
      throw await firstFault(sent, error)
    }
  })
  for (const deed of onCommit) deed()
  return result
}

/**
 * The commit is sent without waiting for the statements before it: the server refuses it if one
 * failed.
 */
async function committed(pipeline: Pipeline, sent: readonly Promise<unknown>[]): Promise<void> {
  const commit = watched(pipeline.commit())
  pipeline.close()
  await Promise.all(sent)
  await commit
}

/** All statements after a failed one fail too; this finds the first. */
async function firstFault(sent: readonly Promise<unknown>[], thrown: unknown): Promise<unknown> {
  const answers = await Promise.allSettled(sent)
  const faults = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
  return faults.find(fault => !isBecauseOfAnother(fault)) ?? thrown
}

/** Without this, Node reports an unhandled rejection before anybody awaits it. */
function watched<Answer>(asking: Promise<Answer>): Promise<Answer> {
  asking.catch(() => undefined)
  return asking
}

/** A deed may put off more, such as history, which then runs as well. */
async function doLast(tx: Db, last: OpenTransaction['last']): Promise<void> {
  for (const [whose, { deed }] of last) {
    last.delete(whose)
    await deed(tx)
  }
}

function outerTransaction(db: Db): Pick<OpenTransaction, 'tx' | 'isolation'> | undefined {
  const here = current.getStore()
  const stillOpen = here?.open ? here : undefined
  if (db.isTransaction) return { tx: db, isolation: stillOpen?.isolation }
  return stillOpen?.pool === poolOf(db) ? stillOpen : undefined
}

/** The same object for every view of one database, however its tables are typed. */
function poolOf(db: Db): object {
  return db.getExecutor()
}

function refuseStricterIsolation(
  outer: Pick<OpenTransaction, 'isolation'>,
  { isolation }: TransactionOptions,
): void {
  if (isolation && isolation !== outer.isolation) {
    throw new Error(`A ${isolation} transaction cannot begin inside another transaction`)
  }
}
