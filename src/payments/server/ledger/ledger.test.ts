import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { testDatabase } from '#test/database.ts'

describe('the ledger', () => {
  let database: Database
  let pool: Pool

  beforeAll(async () => {
    database = await testDatabase()
    pool = database.pool
  })
  afterAll(() => database.close())

  async function inTransaction<Result>(work: (client: PoolClient) => Promise<Result>) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  const insertEntry = (client: PoolClient | Pool, id: string, key: string = id) =>
    client.query(`insert into ledger_entry (id, at, kind, key) values ($1, now(), 'payment', $2)`, [
      id,
      key,
    ])
  const insertLines = (client: PoolClient | Pool, id: string, amounts: readonly number[]) =>
    client.query(
      `insert into ledger_line (entry_id, account, pence)
       select $1, 'account ' || n, pence
       from unnest($2::bigint[]) with ordinality as line (pence, n)`,
      [id, amounts],
    )
  const post = (amounts: readonly number[]) => {
    const id = randomUUID()
    return inTransaction(async client => {
      await insertEntry(client, id)
      await insertLines(client, id, amounts)
      return id
    })
  }

  it('takes what adds up to nothing, and only that', async () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter(pence => pence !== 0)
    const amounts = fc.array(amount, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(amounts, async some => {
        const sum = some.reduce((total, pence) => total + pence, 0)
        if (sum === 0) await post(some)
        else {
          await expect(post(some)).rejects.toThrow(/balance/)
          await post([...some, -sum])
        }
      }),
      { numRuns: 200 },
    )
    const { rows } = await pool.query('select sum(pence) as total from ledger_line')
    expect(rows).toEqual([{ total: 0 }])
  })

  it('has no empty entry, no line of nothing and nothing twice', async () => {
    await expect(insertEntry(pool, randomUUID())).rejects.toThrow(/balance/)
    await expect(post([0, 100, -100])).rejects.toThrow(/check constraint/)
    const id = await post([100, -100])
    await expect(insertEntry(pool, randomUUID(), id)).rejects.toThrow(/unique/)
  })

  it('is never changed, nor added to later so that it would not balance', async () => {
    const id = await post([100, -100])
    const refused = /append-only/
    await expect(pool.query('update ledger_line set pence = 1')).rejects.toThrow(refused)
    await expect(pool.query('delete from ledger_line')).rejects.toThrow(refused)
    await expect(pool.query('truncate ledger_line')).rejects.toThrow(refused)
    await expect(pool.query('delete from ledger_entry')).rejects.toThrow(refused)
    const later = `insert into ledger_line values ($1, 'somebody', 5)`
    await expect(pool.query(later, [id])).rejects.toThrow(/balance/)
  })
})
