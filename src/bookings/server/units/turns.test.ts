import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { testDatabase } from '#test/database.ts'
import { waitForTurn } from './units-table.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const hours = (start: string, length: number): Period => ({
  start: new Date(start),
  end: new Date(Date.parse(start) + length * hourMs),
})

/** Somebody who has their turn until they are told to go on. */
function taker(listingId: string, period?: Period) {
  const there = Promise.withResolvers<void>()
  const leaving = Promise.withResolvers<void>()
  let has = false
  const done = transaction(database.db, async tx => {
    await waitForTurn(tx, { listingId, period })
    has = true
    there.resolve()
    await leaving.promise
  })
  const leave = () => {
    leaving.resolve()
    return done
  }
  return { there: there.promise, hasTurn: () => has, leave }
}

async function waitingOnes(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from pg_locks
     where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0].count
}

it('waits for whoever wants one of the same days, and for nobody else', async () => {
  const listing = randomUUID()
  const evening = taker(listing, hours('2026-05-01T20:00:00Z', 3))
  await evening.there
  const later = taker(listing, hours('2026-05-02T00:00:00Z', 24))
  const elsewhere = taker(randomUUID())
  await Promise.all([later.there, elsewhere.there])
  const overnight = taker(listing, hours('2026-05-01T23:00:00Z', 2))
  await expect.poll(waitingOnes).toBe(1)
  await evening.leave()
  await expect.poll(waitingOnes).toBe(1)
  expect(overnight.hasTurn()).toBe(false)
  await later.leave()
  await overnight.there
  await Promise.all([overnight.leave(), elsewhere.leave()])
})

it('waits for everybody where many days are wanted, and everybody for that', async () => {
  const listing = randomUUID()
  const day = taker(listing, hours('2026-05-01T08:00:00Z', 1))
  await day.there
  const week = taker(listing, hours('2026-05-04T08:00:00Z', 7 * 24))
  await expect.poll(waitingOnes).toBe(1)
  const other = taker(listing, hours('2026-06-01T08:00:00Z', 1))
  await expect.poll(waitingOnes).toBe(2)
  await day.leave()
  await week.there
  expect(other.hasTurn()).toBe(false)
  await week.leave()
  await other.there
  await other.leave()
})
