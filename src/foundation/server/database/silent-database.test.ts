import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { type SilentGate, startSilentGate } from '#test/servers/silent-gate.ts'
import { DatabaseUnavailable } from './database-errors.ts'
import type { Db } from './db.ts'
import { liftLimits } from './opening/database-client.ts'
import { clientConfig, connectDatabase, type Database } from './opening/open-database.ts'
import { transaction } from './transaction.ts'

/** Shorter than in production, and long enough for a crowded machine. */
const limits = { connections: 2, silenceMs: 600, connectTimeoutMs: 600, log }

let database: Database
let gate: SilentGate
let seen: Database
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('create table written (n integer)')
})
afterAll(() => database.close())
beforeEach(async () => {
  gate = await startSilentGate(database.connection)
  seen = await patiently(() => connectDatabase(gate.connection, limits))
})
afterEach(async () => {
  await seen.close()
  await gate.close()
})

const ask = (db: Db) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
const write = (db: Db) => sql`insert into written values (1)`.execute(db)

/** A crowded machine may not open a connection within the limits of this test at first. */
const patiently = <T>(work: () => Promise<T>) => vi.waitFor(work, { timeout: 20_000 })

const untilItAnswers = () => patiently(() => ask(seen.db))

test('a statement that is not answered ends, and its connection with it', async () => {
  await untilItAnswers()
  gate.fallSilent()
  await expect(ask(seen.db)).rejects.toThrow(DatabaseUnavailable)
  expect(seen.pool.totalCount).toBe(0)
  gate.speak()
  await untilItAnswers()
})

test('more statements than connections end as well, and so does connecting', async () => {
  await patiently(() => Promise.all([ask(seen.db), ask(seen.db)]))
  gate.fallSilent()
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => ask(seen.db)))
  for (const answer of asked) {
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })
  }
  expect(seen.pool.waitingCount).toBe(0)
  gate.speak()
  await untilItAnswers()
})

test('a transaction ends at its beginning, at a statement and at its commit', async () => {
  const leftAt = (step: 'begin' | 'statement' | 'commit') => {
    if (step === 'begin') gate.fallSilent()
    return transaction(seen.db, async tx => {
      if (step === 'statement') gate.fallSilent()
      await write(tx)
      gate.fallSilent()
    })
  }
  for (const step of ['begin', 'statement', 'commit'] as const) {
    await untilItAnswers()
    await expect(leftAt(step)).rejects.toThrow(DatabaseUnavailable)
    expect(seen.pool.totalCount).toBe(0)
    gate.speak()
  }
})

test('a slow answer whose limits were lifted is waited for', async () => {
  const client = await seen.pool.connect()
  await liftLimits(client)
  const { rows } = await client.query('select pg_sleep(1)::text as slept, 1 as n')
  expect(rows[0].n).toBe(1)
  client.release(true)
})

test('the pool closes in silence', async () => {
  await untilItAnswers()
  gate.fallSilent()
  await seen.close()
  expect(seen.pool.ended).toBe(true)
})

test('the server is told to end a statement before we do', () => {
  const { statement_timeout, silenceMs } = clientConfig(database.connection, { log })
  expect(silenceMs).toBeGreaterThan(Number(statement_timeout))
})

test('nobody goes on talking to a server that wakes after another has taken over', async () => {
  const other = await startSilentGate(database.connection)
  const { user, database: name } = database.connection
  const ports = [gate, other].map(({ connection }) => connection.port).join()
  const servers = new URLSearchParams({ host: '127.0.0.1,127.0.0.1', port: ports })
  const connectionString = `postgres://${user}@localhost/${name}?${servers}`
  const two = await patiently(() =>
    connectDatabase({ connectionString }, { ...limits, name: 'two' }),
  )
  const pids = async () => {
    const { rows } = await database.pool.query(
      `select pid from pg_stat_activity where application_name = 'two' order by pid`,
    )
    return rows.map(({ pid }) => pid)
  }
  await patiently(() =>
    Promise.all([two.pool.query('select pg_sleep(0.1)'), two.pool.query('select 1')]),
  )
  const before = await pids()
  expect(before).toHaveLength(2)
  gate.fallSilent()
  await expect(ask(two.db)).rejects.toThrow(DatabaseUnavailable)
  await patiently(() => ask(two.db))
  gate.speak()
  await expect.poll(async () => (await pids()).filter(pid => before.includes(pid))).toEqual([])
  await two.close()
  await other.close()
})
