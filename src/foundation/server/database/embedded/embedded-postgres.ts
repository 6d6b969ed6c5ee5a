import { mkdir, realpath } from 'node:fs/promises'
import { Client, type ClientConfig } from 'pg'
import type { DatabaseLog } from '../log.ts'
import { type PostgresBinaries, packagedBinaries, readableBinaries } from './binaries.ts'
import { clearUnfinished, createCluster, existingCluster, superuser } from './cluster.ts'
import { type DataDirLock, lockDataDir } from './data-dir-lock.ts'
import { stopOrphan } from './orphan.ts'
import {
  isInside,
  type Placement,
  placeDatabase,
  recordedPlacement,
  removeOutsideSocketDir,
  sharedFolder,
  socketIn,
} from './placement.ts'
import { superviseServer } from './supervise.ts'

const ourName = 'holdall'
const postgresPort = 5432
const mostConnections = 60

export type EmbeddedPhase = 'creating' | 'starting' | 'ready'

export type EmbeddedPostgresOptions = {
  dataDir: string
  log: DatabaseLog
  onProgress?: (phase: EmbeddedPhase) => void
  /** Another PostgreSQL installation than the packaged one. */
  binaries?: PostgresBinaries
  /** False gives up surviving a power cut for speed: only for data that may be lost. */
  durable?: boolean
  maxConnections?: number
}

export type EmbeddedPostgres = {
  socketDir: string
  user: string
  database: string
  connection: ClientConfig
  /** As the role that may do everything, for tests and for restoring backups. */
  superuserConnection: ClientConfig
  stop(): Promise<void>
}

/** Runs the application's own PostgreSQL on the data folder, until `stop` or the process ends. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const { log } = options
  const lost = new AbortController()
  const onLost = () => {
    log.error({ dataDir }, 'Another Holdall has taken the data folder over: this one ends at once')
    lost.abort()
    process.exit(1)
  }
  const locks = [await lockDataDir(dataDir, { log, onLost })]
  try {
    const placement = await placeDatabase(dataDir, log)
    const { home } = placement
    if (!isInside(dataDir, home)) locks.push(await lockDataDir(home, { log, onLost }))
    return await startPlaced(options, placement, { locks, lost: lost.signal })
  } catch (error) {
    await releaseAll(locks)
    throw error
  }
}

/** How to reach the database of a data folder that another process of ours is working on. */
export async function runningConnection(dataDir: string): Promise<ClientConfig> {
  const placement = await recordedPlacement(await realpath(dataDir))
  if (!placement) throw new Error(`No database has been created in ${dataDir} yet`)
  return connectionAs(ourName, ourName, placement.socketDir)
}

async function startPlaced(
  {
    log,
    onProgress,
    durable = true,
    maxConnections = mostConnections,
    ...options
  }: EmbeddedPostgresOptions,
  placement: Placement,
  { locks, lost }: { locks: DataDirLock[]; lost: AbortSignal },
): Promise<EmbeddedPostgres> {
  const { home, socketDir, user } = placement
  const packaged = options.binaries ?? (await packagedBinaries())
  const binaries = await readableBinaries(packaged, user, sharedFolder, log)
  const cluster = await prepareCluster()
  onProgress?.('starting')
  const server = await superviseServer({
    binaries,
    cluster,
    socketDir,
    user,
    durable,
    maxConnections,
    lost,
    log,
  })
  const superuserConnection = connectionAs(superuser, 'postgres', socketDir)
  await ensureDatabase(superuserConnection).catch(async error => {
    await server.stop()
    throw error
  })
  onProgress?.('ready')
  return {
    socketDir,
    user: ourName,
    database: ourName,
    connection: connectionAs(ourName, ourName, socketDir),
    superuserConnection,
    stop: async () => {
      await server.stop()
      await removeOutsideSocketDir(placement)
      await releaseAll(locks)
    },
  }

  async function prepareCluster(): Promise<string> {
    const unfinished = await clearUnfinished(home)
    if (unfinished > 0) log.warn({ home }, 'Cleared a database that was never finished')
    const existing = await existingCluster(home, binaries.major)
    if (existing) {
      await stopOrphan(existing, socketIn(socketDir), log)
      return existing
    }
    onProgress?.('creating')
    return createCluster({ home, binaries, user, durable })
  }
}

function connectionAs(user: string, database: string, socketDir: string): ClientConfig {
  return { host: socketDir, port: postgresPort, ssl: false, user, database }
}

/** The application's role owns its database and nothing else, as with a server elsewhere. */
async function ensureDatabase(superuserConnection: ClientConfig): Promise<void> {
  const client = new Client(superuserConnection)
  await client.connect()
  try {
    const found = await client.query('select from pg_roles where rolname = $1', [ourName])
    if (found.rowCount === 0) await client.query(`create role ${ourName} login`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [ourName])
    if (rowCount === 0) await client.query(`create database ${ourName} owner ${ourName}`)
  } finally {
    await client.end()
  }
}

async function releaseAll(locks: DataDirLock[]): Promise<void> {
  for (const lock of locks) await lock.release()
}
