import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { Db } from './db.ts'
import type { Database } from './opening/open-database.ts'

/** A database in which Ann and Bob have 100 pence each when a test begins. */
export function twoAccounts() {
  const bank = {} as { database: Database; db: Db }
  beforeAll(async () => {
    const database = await testDatabase()
    Object.assign(bank, { database, db: database.db })
    await sql`create table account (name text primary key, pence bigint not null)`.execute(bank.db)
  })
  afterAll(() => bank.database.close())
  beforeEach(async () => {
    await sql`truncate account`.execute(bank.db)
    await sql`insert into account values ('ann', 100), ('bob', 100)`.execute(bank.db)
  })
  return bank
}

export async function penceOf(on: Db, name: string): Promise<number> {
  const { rows } = await sql<{ pence: number }>`
    select pence from account where name = ${name}`.execute(on)
  return rows[0]?.pence ?? Number.NaN
}

export const add = (on: Db, name: string, pence: number) =>
  sql`update account set pence = pence + ${pence} where name = ${name}`.execute(on)

/** Holds each party until all have come once; later visits pass straight through. */
export function meetingOf(parties: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === parties) resolve()
    return promise
  }
}
