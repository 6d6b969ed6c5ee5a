import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { DatabaseUnavailable } from '../database-errors.ts'
import type { Db } from '../db.ts'
import { connectDatabase, type Database, openDatabase } from './open-database.ts'

let database: Database
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

const ask = async (question: string) =>
  (await sql.raw<{ answer: unknown }>(`select ${question} as answer`).execute(db)).rows[0]?.answer

describe('what the database answers', () => {
  test.each([
    ['1234567890123456', 1234567890123456],
    ['9007199254740991', 9007199254740991],
    ['0.075::numeric', 0.075],
    ['-12.5::numeric', -12.5],
    [`date '2026-03-29'`, '2026-03-29'],
    [`timestamp '2026-03-29 01:30:00'`, '2026-03-29 01:30:00'],
    [`timestamptz '2026-03-29 01:30:00+01'`, new Date('2026-03-29T00:30:00Z')],
    [`'{"a": [1]}'::jsonb`, { a: [1] }],
  ])('%s arrives as it should', async (question, expected) => {
    expect(await ask(question)).toEqual(expected)
  })

  test('a sum of pence is a number', async () => {
    expect(await ask('(select sum(n) from (values (2::bigint), (3)) as line (n))')).toBe(5)
  })

  test.each(['9007199254740992', '-9007199254740993::bigint', '99999999999999999999::numeric'])(
    '%s is refused rather than rounded',
    async question => {
      await expect(ask(question)).rejects.toThrow('which a number cannot hold exactly')
      expect(await ask('1')).toBe(1)
    },
  )

  test('an instant goes in and comes out unchanged', async () => {
    const instant = new Date('2026-10-25T00:59:59.123Z')
    const { rows } = await sql<{ at: Date }>`select ${instant}::timestamptz as at`.execute(db)
    expect(rows).toEqual([{ at: instant }])
  })
})

describe('a connection', () => {
  test('carries limits of its own', async () => {
    const limited = await connectDatabase(database.connection, { log, statementTimeoutMs: 50 })
    const slow = sql`select pg_sleep(10)`.execute(limited.db)
    await expect(slow).rejects.toThrow(DatabaseUnavailable)
    const { rows } = await limited.pool.query(
      `select current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('application_name') as name`,
    )
    expect(rows).toEqual([{ idle: '15s', name: 'holdall' }])
    await limited.close()
  })

  test('counts in UTC, wherever the server stands', async () => {
    await database.pool.query(
      `do $$ begin
        execute format('alter database %I set timezone to ''Europe/London''', current_database());
      end $$`,
    )
    const ours = await connectDatabase(database.connection, { log })
    const { rows } = await ours.pool.query(`select current_setting('timezone') as zone`)
    expect(rows).toEqual([{ zone: 'UTC' }])
    await ours.close()
  })

  test('that the server ends is replaced by another', async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const again = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    const answer = await again().catch(again)
    expect(rows[0]?.pid).toBeGreaterThan(0)
    expect(answer.rows[0]?.pid).toBeGreaterThan(0)
  })

  test('to a server that has become read-only is dropped', async () => {
    const narrow = await connectDatabase(database.connection, { log, connections: 1 })
    const write = () => sql`create table if not exists written ()`.execute(narrow.db)
    await sql`set default_transaction_read_only = on`.execute(narrow.db)
    await expect(write()).rejects.toThrow(DatabaseUnavailable)
    await write()
    await narrow.close()
  })

  test('is a DatabaseUnavailable when all are taken for too long', async () => {
    const limits = { log, connections: 1, connectTimeoutMs: 500 }
    // A busy machine may not open its one connection within that limit at first.
    const narrow = await vi.waitFor(() => connectDatabase(database.connection, limits), 20_000)
    const taken = await narrow.pool.connect()
    await expect(sql`select 1`.execute(narrow.db)).rejects.toThrow(DatabaseUnavailable)
    taken.release()
    await sql`select 1`.execute(narrow.db)
    await narrow.close()
  })
})

describe('opening a database', () => {
  const dataDir = 'unused'

  test('by its address uses that server', async () => {
    const { host, user, database: name } = database.connection
    const databaseUrl = `postgresql://${user}@/${name}?host=${encodeURIComponent(host ?? '')}`
    const opened = await openDatabase({ databaseUrl, dataDir, log })
    const { rows } = await opened.pool.query('select current_database() as name')
    expect(rows).toEqual([{ name }])
    await opened.close()
  })

  test('that is not there fails as unavailable, without telling its password', async () => {
    const databaseUrl = 'postgresql://someone:secret@127.0.0.1:1/nothing'
    const failure = await openDatabase({ databaseUrl, dataDir, log }).catch(error => error)
    expect(failure).toBeInstanceOf(DatabaseUnavailable)
    expect(`${failure.message} ${failure.stack} ${failure.cause}`).not.toContain('secret')
  })

  test('of several servers uses the first that is there and of the kind that is wanted', async () => {
    const { host = '', port = 5432, user, database: name } = database.connection
    const among = (kind: string) =>
      `postgres://${user}@/${name}?${new URLSearchParams({
        host: `127.0.0.1,${host}`,
        port: `1,${port}`,
        target_session_attrs: kind,
      })}`
    const opened = await openDatabase({ databaseUrl: among('read-write'), dataDir, log })
    const { rows } = await opened.pool.query('select current_database() as name')
    expect(rows).toEqual([{ name }])
    await opened.close()
    const standby = openDatabase({ databaseUrl: among('standby'), dataDir, log })
    await expect(standby).rejects.toThrow(DatabaseUnavailable)
  })
})
