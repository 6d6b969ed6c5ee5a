import { Kysely, PostgresDialect } from 'kysely'
import { type ClientConfig, Pool } from 'pg'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { throwTranslated } from '../database-errors.ts'
import type { Db, NoTables } from '../db.ts'
import { DataDirInUse } from '../embedded/data-dir-lock.ts'
import {
  type EmbeddedPhase,
  runningConnection,
  startEmbeddedPostgres,
} from '../embedded/embedded-postgres.ts'
import type { DatabaseLog } from '../log.ts'
import { columnTypes } from '../statements/column-types.ts'
import { NamingPool } from '../statements/naming-pool.ts'
import { DatabaseClient, type DatabaseClientConfig } from './database-client.ts'
import { chooseInTurn, type ServerChoice, theOnly } from './server-choice.ts'
import { readServerList, type Server } from './server-list.ts'

const oldestVersion = 15
const usualConnections = 20
/** For the job queue, for commands run beside the application, and for PostgreSQL itself. */
const connectionsOfOthers = 40
const usualStatementTimeoutMs = 15_000
const idleInTransactionTimeoutMs = 15_000
/** Longer than the statement timeout of the server, so that only silence ends a connection. */
const silenceAfterTimeoutMs = 1_000
const usualConnectTimeoutMs = 5_000
/** After so long without an answer the next server is tried. */
const tryServerMs = 1_000
const idleConnectionMs = minuteMs
const keepAliveAfterMs = 10_000

export type DatabaseOptions = {
  /** A PostgreSQL server. Without one the application runs its own inside `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
  log: DatabaseLog
  onProgress?: (phase: EmbeddedPhase) => void
  /** For commands: use the running application's database instead of refusing its data folder. */
  joinRunning?: boolean
  connections?: number
  statementTimeoutMs?: number
  /** How long a statement may wait for a connection before it fails as unavailable. */
  connectTimeoutMs?: number
}

export type Database = {
  db: Db
  pool: Pool
  /** How to reach the same database with a connection of one's own. */
  connection: ClientConfig
  close(): Promise<void>
}

export type ConnectOptions = Pick<
  DatabaseOptions,
  'log' | 'connections' | 'statementTimeoutMs' | 'connectTimeoutMs'
> & {
  /** How long the server may stay silent before its connection is closed. */
  silenceMs?: number
  /** The application name that the server shows for our connections. */
  name?: string
}

/** Opens the database that the settings name, or starts the application's own. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) {
    return connectDatabase({ connectionString: options.databaseUrl }, options)
  }
  const maxConnections = (options.connections ?? usualConnections) + connectionsOfOthers
  const server = await startEmbeddedPostgres({ ...options, maxConnections }).catch(error => {
    if (options.joinRunning && error instanceof DataDirInUse) return undefined
    throw error
  })
  if (!server) return connectDatabase(await runningConnection(options.dataDir), options)
  try {
    const database = await connectDatabase(server.connection, options)
    return {
      ...database,
      close: async () => {
        await database.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** A pool on a server that is already running. */
export async function connectDatabase(
  connection: ClientConfig,
  options: ConnectOptions,
): Promise<Database> {
  const pool = openPool(connection, options)
  const dialect = new PostgresDialect({ pool: new NamingPool(pool), controlClient: DatabaseClient })
  const db = new Kysely<NoTables>({ dialect })
  const close = () => endPool(pool)
  try {
    await refuseOldServer(pool)
  } catch (error) {
    await close()
    throw error
  }
  return { db, pool, connection, close }
}

/** Opens no connection before the first statement. */
export function openPool(connection: ClientConfig, options: ConnectOptions): Pool {
  const pool = new Pool({
    ...clientConfig(connection, options),
    max: options.connections ?? usualConnections,
    idleTimeoutMillis: idleConnectionMs,
    Client: DatabaseClient,
  })
  surviveLostConnections(pool, options.log)
  return pool
}

export async function endPool(pool: Pool): Promise<void> {
  if (!pool.ending) await pool.end()
}

/** How every connection of ours is made, also one that belongs to no pool. */
export function clientConfig(
  connection: ClientConfig,
  {
    name = 'holdall',
    statementTimeoutMs = usualStatementTimeoutMs,
    connectTimeoutMs = usualConnectTimeoutMs,
    silenceMs = statementTimeoutMs + silenceAfterTimeoutMs,
  }: ConnectOptions,
): DatabaseClientConfig {
  return withChoice({
    ...connection,
    types: columnTypes,
    application_name: name,
    // Some intervals are longer or shorter in a place where summer time begins or ends.
    options: `-c timezone=UTC ${connection.options ?? ''}`,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    silenceMs,
  })
}

function withChoice(config: DatabaseClientConfig): DatabaseClientConfig {
  if (config.connectionString === undefined) return config
  const { connectionString, servers, kind } = readServerList(config.connectionString)
  const one = { ...config, connectionString }
  if (servers.length > 0) {
    const willDo = (server: Server) => isThere(one, theOnly(server, kind))
    return { ...one, choice: chooseInTurn(servers, kind, willDo) }
  }
  return kind === 'any' ? one : { ...one, choice: theOnly(undefined, kind) }
}

async function isThere(config: DatabaseClientConfig, choice: ServerChoice): Promise<boolean> {
  const limits = { connectionTimeoutMillis: tryServerMs, silenceMs: tryServerMs }
  const client = new DatabaseClient({ ...config, ...limits, choice })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    void client.end()
  }
}

/** An idle connection may break, and without this handler the error would end the process. */
function surviveLostConnections(pool: Pool, log: DatabaseLog): void {
  const note = (err: Error) => log.warn({ err }, 'A database connection broke')
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', note))
}

async function refuseOldServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query('show server_version_num').catch(throwTranslated)
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (major < oldestVersion) {
    throw new Error(`PostgreSQL ${oldestVersion} or later is needed, and this server is ${major}`)
  }
}
