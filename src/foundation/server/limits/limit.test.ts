import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { Db } from '../database/db.ts'
import type { Database } from '../database/open-database.ts'
import { transaction } from '../database/transaction.ts'
import { enforceLimit, limit } from './limit.ts'

const now = new Date('2026-05-01T10:00:00Z')
const twice = limit('knocks', 'address', 2, 60)

let database: Database
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

async function waitsForDisk(on: Db): Promise<string | undefined> {
  const { rows } = await sql<{ is: string }>`
    select current_setting('synchronous_commit') as is`.execute(on)
  return rows[0]?.is
}

describe('counting a hit', () => {
  test('of many at once exactly as many pass as may', async () => {
    const knocks = Array.from({ length: 20 }, () => enforceLimit({ db, now }, twice, 'a'))
    const outcomes = await Promise.allSettled(knocks)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  test('hurries nothing that is written with it or after it', async () => {
    await transaction(db, async tx => {
      await sql`set local synchronous_commit = on`.execute(tx)
      await enforceLimit({ db: tx, now }, twice, 'b')
      expect(await waitsForDisk(tx)).toBe('on')
    })
    await db.connection().execute(async connection => {
      await sql`set synchronous_commit = on`.execute(connection)
      await enforceLimit({ db: connection, now }, twice, 'b')
      expect(await waitsForDisk(connection)).toBe('on')
      await sql`reset synchronous_commit`.execute(connection)
    })
  })
})
