import type { ClientConfig, Pool } from 'pg'
import type { Db } from '../db.ts'
import type { DatabaseLog } from '../log.ts'
import { connectDatabase, type Database, endPool, openPool } from './open-database.ts'

/** Copies of the database that follow it closely, for what everybody may read. */
export interface Replicas {
  /** One that is up to date within a moment; `undefined` when there is none. */
  pick(): Db | undefined
  /** It did not answer, so it is not picked before its next check. */
  lost(db: Db): void
  /** Checks each of them; runs by itself every second. */
  check(): Promise<void>
  close(): Promise<void>
}

interface Replica {
  url: string
  database?: Database
  isClose: boolean
}

interface ReplicaOptions {
  urls: readonly string[]
  primary: ClientConfig
  connections: number
  log: DatabaseLog
  everyMs?: number
}

const aSecond = 1000
const patience = { statementTimeoutMs: 5000, connectTimeoutMs: 1000 }

/** None of them need be there when the program starts, nor stay. */
export function openReplicas(options: ReplicaOptions): Replicas {
  const { urls, log, connections, everyMs = aSecond } = options
  // Of its own, because load uses up the others just when replicas fall behind.
  const primary = openPool(options.primary, {
    log,
    connections: 1,
    name: 'holdall-lag',
    statementTimeoutMs: aSecond,
    connectTimeoutMs: aSecond,
  })
  const replicas: Replica[] = urls.map(url => ({ url, isClose: false }))
  let turn = 0
  let writtenBefore: string | undefined
  let isClosed = false
  let checking = Promise.resolve()
  const timer = setInterval(() => void check(), everyMs)
  timer.unref()

  /** A replica is close enough if it now has everything that was written before the last check. */
  async function checkAll(): Promise<void> {
    const written = await writtenSoFar(primary).catch(() => writtenBefore)
    const since = writtenBefore
    writtenBefore = written
    await Promise.all(replicas.map(replica => look(replica, since)))
  }

  async function look(replica: Replica, since: string | undefined): Promise<void> {
    const wasClose = replica.isClose
    replica.isClose = await followsClosely(replica, since, { log, connections })
    if (replica.isClose === wasClose) return
    const number = replicas.indexOf(replica) + 1
    if (replica.isClose) log.info({ replica: number }, 'A replica follows closely and is read from')
    else log.warn({ replica: number }, 'A replica is away or behind and is not read from')
  }

  function check(): Promise<void> {
    checking = checking.then(() => (isClosed ? undefined : checkAll()))
    return checking
  }

  return {
    pick() {
      const close = replicas.filter(({ isClose }) => isClose)
      turn += 1
      return close[turn % close.length]?.database?.db
    },
    lost(db) {
      const replica = replicas.find(({ database }) => database?.db === db)
      if (replica) replica.isClose = false
    },
    check,
    async close() {
      clearInterval(timer)
      isClosed = true
      await checking
      for (const { database } of replicas) await database?.close()
      await endPool(primary)
    },
  }
}

async function writtenSoFar(primary: Pool): Promise<string | undefined> {
  const { rows } = await primary.query('select pg_current_wal_lsn()::text as written')
  return rows[0].written
}

async function followsClosely(
  replica: Replica,
  since: string | undefined,
  { log, connections }: Pick<ReplicaOptions, 'log' | 'connections'>,
): Promise<boolean> {
  try {
    replica.database ??= await connectDatabase(
      { connectionString: replica.url },
      { log, connections, ...patience },
    )
    const { rows } = await replica.database.pool.query(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isClose"',
      [since],
    )
    return rows[0].isClose === true
  } catch {
    return false
  }
}
