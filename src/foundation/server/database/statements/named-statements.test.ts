import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import type { Db } from '../db.ts'
import { connectDatabase, type Database } from '../opening/open-database.ts'

type Prepared = { name: string; statement: string; uses: number }

describe('statements on one connection', () => {
  let whole: Database
  let single: Database
  let db: Db

  beforeAll(async () => {
    whole = await testDatabase()
    single = await connectDatabase(whole.connection, { log, connections: 1 })
    db = single.db
  })
  afterAll(async () => {
    await single.close()
    await whole.close()
  })

  async function prepared(containing: string): Promise<Prepared[]> {
    const { rows } = await single.pool.query(
      `select name, statement, (generic_plans + custom_plans)::integer as uses
      from pg_prepared_statements where statement like $1`,
      [`%${containing}%`],
    )
    return rows
  }

  const backend = async () =>
    (await single.pool.query('select pg_backend_pid() as pid')).rows[0].pid

  test('are prepared from the second time on, under a name of their own', async () => {
    const ask = (width: number) => sql`select ${width}::integer as width`.execute(db)
    await ask(1)
    expect(await prepared('as width')).toEqual([])
    await ask(2)
    await ask(3)
    expect(await prepared('as width')).toMatchObject([{ uses: 2 }])
  })

  test('give the right answers under the same name', async () => {
    const ask = async (width: number) =>
      (await sql<{ doubled: number }>`select ${width}::integer * 2 as doubled`.execute(db)).rows[0]
    for (const width of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(await ask(width)).toEqual({ doubled: width * 2 })
    }
  })

  test('that come once are never prepared', async () => {
    for (let n = 0; n < 50; n += 1) await sql.raw(`select ${n} as passing`).execute(db)
    expect(await prepared('as passing')).toEqual([])
  })

  test('of ever new shapes do not pile up without end', async () => {
    for (let shape = 0; shape < 500; shape += 1) {
      const query = sql.raw(`select ${shape} as shape`)
      await query.execute(db)
      await query.execute(db)
    }
    const { rows } = await single.pool.query('select count(*) as n from pg_prepared_statements')
    expect(rows[0].n).toBeLessThanOrEqual(200)
  })

  test('get room again on a fresh connection when the old one is full', async () => {
    const before = await backend()
    for (let shape = 0; shape < 500; shape += 1) {
      const query = sql.raw(`select ${shape} as fresh`)
      await query.execute(db)
      await query.execute(db)
    }
    expect(await backend()).not.toBe(before)
  })

  test('survive a table that changed beneath them', async () => {
    await sql`create table shelf (width integer)`.execute(db)
    await sql`insert into shelf values (7)`.execute(db)
    const read = () => sql`select * from shelf`.execute(db)
    await read()
    await read()
    await whole.pool.query('alter table shelf add column depth integer')
    expect((await read()).rows).toEqual([{ width: 7, depth: null }])
    expect((await read()).rows).toEqual([{ width: 7, depth: null }])
  })

  test('survive a server that forgot them', async () => {
    const ask = () => sql`select 1 as forgotten`.execute(db)
    await ask()
    await ask()
    await single.pool.query('deallocate all')
    expect((await ask()).rows).toEqual([{ forgotten: 1 }])
  })

  test('with a value that cannot be sent fail alone', async () => {
    const circle: { self?: object } = {}
    circle.self = circle
    const ask = (value: unknown) => sql`select ${value}::jsonb as value`.execute(db)
    await ask({})
    await expect(ask(circle)).rejects.toThrow('circular')
    expect((await ask({})).rows).toEqual([{ value: {} }])
    await expect(ask(circle)).rejects.toThrow('circular')
    expect((await ask({})).rows).toEqual([{ value: {} }])
  })
})
