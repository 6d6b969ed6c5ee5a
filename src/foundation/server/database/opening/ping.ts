import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import type { Db } from '../db.ts'
import { type ConnectOptions, endPool, openPool } from './open-database.ts'

/** Asks the database through connections of its own, which load cannot use up. */
export interface DatabasePing {
  isAnswering(): Promise<boolean>
  close(): Promise<void>
}

const connections = 2

export function openDatabasePing(
  connection: ClientConfig,
  { log, withinMs }: Pick<ConnectOptions, 'log'> & { withinMs: number },
): DatabasePing {
  const pool = openPool(connection, {
    log,
    connections,
    name: 'holdall-ping',
    statementTimeoutMs: withinMs,
    connectTimeoutMs: withinMs,
    silenceMs: withinMs,
  })
  const ping = () => pool.query('select 1')
  return { isAnswering: () => succeeds(ping), close: () => endPool(pool) }
}

export function isAnswering(db: Db): Promise<boolean> {
  return succeeds(() => sql`select 1`.execute(db))
}

async function succeeds(ping: () => Promise<unknown>): Promise<boolean> {
  try {
    await ping()
    return true
  } catch {
    return false
  }
}
