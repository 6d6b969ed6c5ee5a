import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import {
  DatabaseError,
  type QueryResult as DriverResult,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResultRow,
} from 'pg'
import { inSpan, isTraced } from '../../tracing/span.ts'
import { isReadOnly, isStaleStatement, throwTranslated } from '../database-errors.ts'
import { EarlyCommits, isCommit } from './early-commit.ts'
import { PreparedOnConnection, StatementNames } from './named-statements.ts'

const idleState = 'I'

/** The pool as Kysely sees it: statements get names and errors are translated. */
export class NamingPool implements PostgresPool {
  #pool: Pool
  #names = new StatementNames()
  #clients = new WeakMap<PoolClient, NamingClient>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  get options(): object {
    return this.#pool.options
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect().catch(throwTranslated)
    const known = this.#clients.get(client)
    if (known) return known
    const naming = new NamingClient(client, this.#names)
    this.#clients.set(client, naming)
    return naming
  }

  async end(): Promise<void> {
    await this.#pool.end()
  }
}

class NamingClient implements PostgresPoolClient {
  #client: PoolClient
  #names: StatementNames
  #prepared = new PreparedOnConnection()
  #commits = new EarlyCommits()
  #stale = false
  #isReadOnly = false
  /** A statement of the open transaction could not be sent. */
  #isUnsent = false
  #isGathering = false

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client
    this.#names = names
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('Cursors are not set up for this database')
    return this.#run<R>(this.#commits.replaced(statement), [...parameters])
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#stale || this.#isReadOnly || this.#prepared.outdated)
  }

  async #run<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    const name = this.#names.nameOf(text)
    const named = name !== undefined && !this.#stale && this.#prepared.admits(name)
    try {
      return await this.#send<R>(named ? { name, text, values } : { text, values })
    } catch (error) {
      if (isReadOnly(error)) this.#isReadOnly = true
      if (text === 'rollback') this.#stale = true
      if (!isStaleStatement(error)) throwTranslated(error)
      this.#stale = true
      if (this.#client.getTransactionStatus() !== idleState) throw error
      return await this.#send<R>({ text, values }).catch(throwTranslated)
    }
  }

  /** The text holds no personal data: values are sent as parameters. */
  #send<R>(query: QueryConfig): Promise<PostgresQueryResult<R>> {
    if (!isTraced()) return this.#ask<R>(query)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.text }
    return inSpan(firstWord(query.text), () => this.#ask<R>(query), attributes)
  }

  /**
   * With a callback, because the promise of `query` keeps whole answers in memory until a full
   * garbage collection.
   */
  #ask<R>(query: QueryConfig): Promise<PostgresQueryResult<R>> {
    return new Promise((resolve, reject) => {
      if (query.text.startsWith('begin')) this.#isUnsent = false
      if (isCommit(query.text) && this.#isUnsent) {
        return reject(new Error('A statement of this transaction could not be sent'))
      }
      this.#sendTogether()
      this.#client.query<R & QueryResultRow>(query, (error: Error | null, result) => {
        if (error) {
          if (!(error instanceof DatabaseError)) this.#isUnsent = true
          return reject(error)
        }
        const { command, rowCount, rows } = commitResultIn(result)
        resolve({ command: asCommand(command), rowCount: rowCount ?? 0, rows })
      })
    })
  }

  /**
   * Statements of one tick are sent in one packet, because each system call costs time on both
   * sides.
   */
  #sendTogether(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }
}

/** Several statements sent as one have several results; only that of the commit matters. */
function commitResultIn<Row extends QueryResultRow>(
  result: DriverResult<Row> | DriverResult<Row>[],
): DriverResult<Row> {
  if (!Array.isArray(result)) return result
  const commit = result.find(({ command }) => command === 'COMMIT' || command === 'ROLLBACK')
  if (!commit) throw new Error('Only a commit is sent along with other statements')
  return commit
}

function firstWord(text: string): string {
  return /\w+/.exec(text)?.[0] ?? 'statement'
}

const commands = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK'] as const

/** Kysely only compares with these commands; BEGIN and the like count as SELECT. */
function asCommand(command: string): (typeof commands)[number] {
  return commands.find(known => known === command) ?? 'SELECT'
}
