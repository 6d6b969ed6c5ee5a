import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import type { Database } from '../opening/open-database.ts'
import { migrate } from './migrate.ts'

describe('migrations', () => {
  let database: Database
  let pool: Pool
  let dir: string

  beforeAll(async () => {
    database = await testDatabase({ empty: true })
    pool = database.pool
  })
  afterAll(() => database.close())

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'migrations-'))
  })
  afterEach(async () => {
    await pool.query('drop schema public cascade; create schema public')
    await rm(dir, { recursive: true })
  })

  const file = (name: string, sql: string) => writeFile(join(dir, name), sql)
  const run = () => migrate(pool, { dir, log })
  const count = async (table: string) =>
    (await pool.query(`select count(*) as n from ${table}`)).rows[0].n

  test('run in the order of their numbers, each once', async () => {
    await file('002-fill.sql', 'insert into shelf values (7)')
    await file('001-build.sql', 'create table shelf (width integer)')
    expect(await run()).toEqual(['001-build.sql', '002-fill.sql'])
    expect(await run()).toEqual([])
    expect(await count('shelf')).toBe(1)
  })

  test('are told in one line for a new database, and later each in a line of its own', async () => {
    const told: unknown[] = []
    const listening = { ...log, info: (facts: object) => void told.push(facts) }
    const runAndListen = () => migrate(pool, { dir, log: listening })
    await file('001-build.sql', 'create table shelf (width integer)')
    await file('002-fill.sql', 'insert into shelf values (7)')
    await runAndListen()
    expect(told).toEqual([{ migrations: 2 }])
    await file('003-fill.sql', 'insert into shelf values (8)')
    await runAndListen()
    await runAndListen()
    expect(told).toEqual([{ migrations: 2 }, { migration: '003-fill.sql' }])
  })

  test('run once when many processes start at the same time', async () => {
    await file('001-build.sql', 'create table shelf (width integer)')
    await file('002-fill.sql', 'insert into shelf select 1 from pg_sleep(0.05)')
    const runs = await Promise.all([run(), run(), run(), run(), run()])
    expect(runs.flat().sort()).toEqual(['001-build.sql', '002-fill.sql'])
    expect(await count('shelf')).toBe(1)
  })

  test('let others by while somebody holds what one needs, and are done once it is free', async () => {
    await file('001-build.sql', 'create table shelf (width integer)')
    await run()
    await file('002-widen.sql', 'alter table shelf add column depth integer')
    const reader = await pool.connect()
    await reader.query('begin; select from shelf')
    const running = run()
    const isWaiting = async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%depth%'`,
      )
      return rows.length
    }
    await expect.poll(isWaiting).toBe(1)
    expect(await count('shelf')).toBe(0)
    await reader.query('commit')
    reader.release()
    expect(await running).toEqual(['002-widen.sql'])
  })

  test('leave nothing behind when one fails half-way, and go on from there once mended', async () => {
    await file('001-build.sql', 'create table shelf (width integer)')
    await file('002-fill.sql', 'insert into shelf values (1); insert into shelf values (1 / 0)')
    await expect(run()).rejects.toThrow('002-fill.sql failed: division by zero')
    expect(await count('shelf')).toBe(0)

    await file('002-fill.sql', 'insert into shelf values (1)')
    expect(await run()).toEqual(['002-fill.sql'])
    expect(await count('shelf')).toBe(1)
  })

  test('leave nothing behind when the connection dies under one', async () => {
    await file('001-build.sql', 'create table shelf (width integer)')
    await file(
      '002-die.sql',
      'insert into shelf values (1); select pg_terminate_backend(pg_backend_pid())',
    )
    await expect(run()).rejects.toThrow('002-die.sql failed')
    expect(await count('shelf')).toBe(0)
    expect(await count('migration')).toBe(1)

    await file('002-die.sql', 'insert into shelf values (1)')
    expect(await run()).toEqual(['002-die.sql'])
  })

  test('refuse a file that was changed after it had been applied', async () => {
    await file('001-build.sql', 'create table shelf (width integer)')
    await run()
    await file('001-build.sql', 'create table shelf (width bigint)')
    await expect(run()).rejects.toThrow('001-build.sql was changed after it had been applied')
  })

  test('do not mind the line ends of another system', async () => {
    await file('001-build.sql', 'create table shelf (\n width integer\n)')
    await run()
    await file('001-build.sql', 'create table shelf (\r\n width integer\r\n)')
    expect(await run()).toEqual([])
  })

  test('refuse to go on when an applied file is gone', async () => {
    await file('001-build.sql', 'create table shelf (width integer)')
    await run()
    await file('002-fill.sql', 'insert into shelf values (7)')
    await run()
    await rm(join(dir, '001-build.sql'))
    await expect(run()).rejects.toThrow('001-build.sql was applied to this database, but its file')
  })

  test('let a version start again whose successor has gone further', async () => {
    await file('001-build.sql', 'create table shelf (width integer)')
    await file('002-fill.sql', 'insert into shelf values (7)')
    await run()
    await rm(join(dir, '002-fill.sql'))
    expect(await run()).toEqual([])
    expect(await count('shelf')).toBe(1)
  })

  test('refuse a new file numbered before one already applied', async () => {
    await file('002-build.sql', 'create table shelf (width integer)')
    await run()
    await file('001-late.sql', 'create table late (width integer)')
    await expect(run()).rejects.toThrow('number it later')
  })

  test.each([
    ['a name without a number', 'build.sql', 'select 1', 'is not named like'],
    [
      'a transaction of its own',
      '001-own.sql',
      'begin;\nselect 1;\ncommit;',
      'must not begin or end',
    ],
  ])('refuse %s', async (_what, name, sql, message) => {
    await file(name, sql)
    await expect(run()).rejects.toThrow(message)
  })

  test('refuse two files with one number', async () => {
    await file('001-a.sql', 'select 1')
    await file('001-b.sql', 'select 1')
    await expect(run()).rejects.toThrow('001-a.sql and 001-b.sql have the same number')
  })
})
