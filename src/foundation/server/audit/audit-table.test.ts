import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { type AskedStatement, rowsLookedAt, statementsOf } from '#test/asked-statements.ts'
import { testDatabase } from '#test/database.ts'
import type { Database } from '../database/opening/open-database.ts'
import { listAuditEvents } from './audit-table.ts'
import { recordLook } from './record-audit.ts'

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

it('counts looks within an hour as one, those of the system itself too', async () => {
  const look = { action: 'report.read', subject: { type: 'report', id: randomUUID() } } as const
  const startedAt = new Date()
  for (const minutes of [0, 59, 61]) {
    const now = new Date(startedAt.getTime() + minutes * minuteMs)
    const ctx = { actor: { kind: 'system' }, now, requestId: randomUUID() } as const
    await recordLook(database.db, ctx, look)
  }
  const looks = { subject: look.subject.id, offset: 0, limit: 26 }
  expect(await listAuditEvents(database.db, looks)).toHaveLength(2)
})
