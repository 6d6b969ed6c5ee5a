import { randomUUID } from 'node:crypto'
import { Client, type ClientConfig, type Pool } from 'pg'
import { inject, vi } from 'vitest'
import {
  connectDatabase,
  type Database,
} from '#foundation/server/database/opening/open-database.ts'
import { quietLog } from './quiet-log.ts'

/** A database for one test file: migrated, or empty. */
export async function testDatabase({ empty = false } = {}): Promise<Database> {
  const { superuser, owner, template } = inject('testDatabase')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asSuperuser(
    superuser,
    // Copying files is faster here: it writes half as much as logging each page.
    `create database ${name} owner ${owner} template ${empty ? 'template1' : template} strategy file_copy`,
  )
  const connection = { ...superuser, user: owner, database: name }
  const patiently = { log: quietLog, connections: 10, connectTimeoutMs: 30_000 }
  const database = await connectDatabase(connection, patiently)
  return {
    ...database,
    close: async () => {
      await database.close()
      await asSuperuser(superuser, `drop database if exists ${name} with (force)`)
    },
  }
}

async function asSuperuser(superuser: ClientConfig, statement: string): Promise<void> {
  const client = new Client(superuser)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Until so many connections wait for a lock. */
export function untilWaiting(pool: Pool, count: number): Promise<void> {
  return vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length < count) throw new Error(`${rows.length} wait`)
  }, 10_000)
}

/** Starts something that must wait, because a transaction still holds its locks. */
export async function duringTransaction<Result>(
  pool: Pool,
  [statement, values]: [statement: string, values?: unknown[]],
  begin: () => Promise<Result>,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<Result> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query(statement, values)
    const begun = begin()
    await untilWaiting(pool, 1)
    await meanwhile()
    await other.query('commit')
    return await begun
  } finally {
    await other.query('rollback')
    other.release()
  }
}

/** For the above: somebody is suspended, and whoever does business with them waits for it. */
export function suspending({ user }: { user: { _id: string } }): [string, unknown[]] {
  const statement = `
    with theirs as (select id from users where id = $1 for update)
    update users set suspended_at = now(), suspended_because = '' from theirs
    where users.id = theirs.id`
  return [statement, [user._id]]
}
