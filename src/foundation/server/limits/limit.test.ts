import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '#foundation/rules/errors.ts'
import { testDatabase } from '#test/database.ts'
import type { Db } from '../database/db.ts'
import type { Database } from '../database/opening/open-database.ts'
import { transaction } from '../database/transaction.ts'
import { enforceLimit, limit } from './limit.ts'
import { noHits, slidTo, slotAt, total, withHit } from './sliding-window.ts'

const now = new Date('2026-05-01T10:00:00Z')
const twice = limit('knocks', 'address', 2, 60)

let database: Database
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

/** For how many seconds a hit was refused; 0 where it was allowed. */
function refusedFor(...hit: Parameters<typeof enforceLimit>): Promise<number> {
  return enforceLimit(...hit).then(
    () => 0,
    error => (error instanceof Failure ? Number(error.details?.retryAfter) : Promise.reject(error)),
  )
}

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

  test('lets no more through across the turn of the hour', async () => {
    const codes = limit('codes', 'address', 5, 3600)
    const at = (clock: string) => new Date(`2026-05-01T${clock}Z`)
    const ask = (clock: string) => refusedFor({ db, now: at(clock) }, codes, 'c')
    for (const minute of [55, 56, 57, 58, 59]) expect(await ask(`10:${minute}:00`)).toBe(0)
    const wait = await ask('11:05:00')
    expect(wait).toBe(55 * 60)
    // A request that was refused does not make the wait longer.
    expect(await ask('11:59:59')).toBe(1)
    expect(await ask('12:00:00')).toBe(0)
  })

  test('is the same in the table as in a process', async () => {
    const rate = limit('alike', 'address', 3, 60)
    let hits = noHits
    let time = now.getTime()
    for (const seconds of [
      0, 1, 4, 9, 30, 20, 1, 0, 7, 64, 65, 66, 3, 2, 61, -2, 0, -70, 5, 0, 0, 200,
    ]) {
      time += seconds * 1000
      hits = slidTo(slotAt(time, rate), hits)
      const isLet = total(hits) < rate.max
      if (isLet) hits = withHit(hits)
      const wait = await refusedFor({ db, now: new Date(time) }, rate, 'd')
      expect(wait === 0, `after ${seconds} seconds`).toBe(isLet)
    }
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
