import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AskedStatement, rowsLookedAt, statementsOf } from '#test/asked-statements.ts'
import { testDatabase } from '#test/database.ts'
import type { Database } from '../database/opening/open-database.ts'
import { listAuditEvents } from './audit-table.ts'

const listing = randomUUID()

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await record(500, listing)
  await record(5000)
  await database.pool.query('vacuum analyze audit_event')
})
afterAll(() => database.close())

async function record(events: number, subject?: string): Promise<void> {
  await database.pool.query(
    `insert into audit_event (id, action, subject_type, subject_id)
      select gen_random_uuid(), 'listing.changed', 'listing', coalesce($2, gen_random_uuid()::text)
      from generate_series(1, $1::int)`,
    [events, subject],
  )
}

it('shows what was done to one subject without reading older pages or the rest of the log', async () => {
  const [asked] = await statementsOf(() =>
    listAuditEvents(database.db, { subject: listing, offset: 0, limit: 26 }),
  )
  expect(await rowsLookedAt(database.pool, asked as AskedStatement, 'audit_event')).toBe(26)
})
