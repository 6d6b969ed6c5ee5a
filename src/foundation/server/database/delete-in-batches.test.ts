import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { statementsOf } from '#test/asked-statements.ts'
import { testDatabase } from '#test/database.ts'
import { forgetExpiredKeys } from '../idempotency/idempotency-table.ts'
import { forgetOldHits } from '../limits/rate-limit-table.ts'
import { forgetOldInboxEvents } from '../live/inbox-table.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import type { Database } from './opening/open-database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('create table heap (n int primary key)')
})
afterAll(() => database.close())

const left = async (table: string) =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)

it.each([
  [0, 1],
  [2, 1],
  [3, 2],
  [7, 3],
])('%i rows go in %i statements of three at most', async (many, statements) => {
  await database.pool.query('insert into heap select generate_series(1, $1 + 5)', [many])
  const unneeded = { from: 'heap', where: sql`n > 5`, atMost: 3 }
  const asked = await statementsOf(() => deleteInBatches(database.db, unneeded))
  expect(asked).toHaveLength(statements)
  expect(await left('heap')).toBe(5)
  await database.pool.query('delete from heap')
})

it('stops with the program', async () => {
  await database.pool.query('insert into heap select generate_series(1, 5)')
  await deleteInBatches(database.db, { from: 'heap', where: sql`true` }, AbortSignal.abort())
  expect(await left('heap')).toBe(5)
})

it('what an hour leaves behind goes in batches, and what is young stays', async () => {
  const { db, pool } = database
  const now = new Date()
  const old = new Date(now.getTime() - dayMs)
  const many = 'from generate_series(1, 12000) as n'
  for (const [age, at] of Object.entries({ old, young: now })) {
    const some = age === 'old' ? many : 'from generate_series(1, 3) as n'
    await pool.query(
      `insert into rate_limit (key, slot, counts, tried, changed_at)
       select '${age}' || n, 1, '{1}', 1, $1 ${some}`,
      [at],
    )
    await pool.query(
      `insert into idempotency_key (scope, key, request_hash, state, body, created_at, expires_at)
       select '${age}', n::text, '', 'done', '', $1, $1 ${some}`,
      [at],
    )
    await pool.query(
      `insert into inbox_event (account_id, number, kind, created_at)
       select '${crypto.randomUUID()}', n, 'unread', $1 ${some}`,
      [at],
    )
  }
  const before = new Date(now.getTime() - 1)
  const asked = await statementsOf(async () => {
    await forgetOldHits(db, before)
    await forgetExpiredKeys(db, before)
    await forgetOldInboxEvents(db, before)
  })
  // Old hits go in one: no index leads to them, so each batch reads the whole table.
  expect(asked).toHaveLength(1 + 3 + 3)
  for (const table of ['rate_limit', 'idempotency_key', 'inbox_event']) {
    expect(await left(table), table).toBe(3)
  }
})
