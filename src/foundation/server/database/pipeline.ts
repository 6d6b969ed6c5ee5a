import {
  CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  type IsolationLevel,
  PostgresDialect,
  Transaction,
} from 'kysely'
import type { Db, NoTables } from './db.ts'

export interface Pipeline {
  tx: Db
  begin(isolation: IsolationLevel | undefined): Promise<unknown>
  commit(): Promise<void>
  rollback(): Promise<unknown>
  /** Nothing more may be asked. */
  close(): void
}

/**
 * Statements leave at once without waiting for earlier answers; the server answers in the same
 * order. Kysely's own transactions wait for each answer before they send the next statement.
 */
export function onPipeline<Result>(
  db: Db,
  run: (pipeline: Pipeline) => Promise<Result>,
): Promise<Result> {
  return db.getExecutor().provideConnection(connection => run(openPipeline(db, connection)))
}

function openPipeline(db: Db, connection: DatabaseConnection): Pipeline {
  let isOpen = true
  const executor = db.getExecutor().withConnectionProvider({
    async provideConnection(use) {
      if (!isOpen) throw new Error('The transaction has ended')
      return use(connection)
    },
  })
  const say = (words: string) =>
    connection.executeQuery<{ command?: string }>(CompiledQuery.raw(words))
  return {
    tx: new Transaction<NoTables>({ ...unused, executor }),
    begin: isolation => say(isolation ? `begin isolation level ${isolation}` : 'begin'),
    async commit() {
      const { rows } = await say('commit')
      if (rows[0]?.command === 'ROLLBACK') throw new Error('A statement of it had failed')
    },
    rollback: () => say('rollback'),
    close() {
      isOpen = false
    },
  }
}

/** Kysely requires a dialect here, but a transaction never opens a connection through it. */
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction opens no connections')),
})
const unused = { config: { dialect }, dialect, driver: new DummyDriver() }
