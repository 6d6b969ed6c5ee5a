import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { Database } from './opening/open-database.ts'

describe('the audit', () => {
  let database: Database
  let pool: Pool

  beforeAll(async () => {
    database = await testDatabase()
    pool = database.pool
  })
  afterAll(() => database.close())

  async function record(action: string): Promise<string> {
    const id = randomUUID()
    await pool.query('insert into audit_event (id, action) values ($1, $2)', [id, action])
    return id
  }

  const seal = async (): Promise<number> =>
    (await pool.query('select seal_audit_events() as n')).rows[0].n
  const broken = async () => (await pool.query('select * from broken_audit_seal')).rows

  /** As an attacker would who owns the database and knows the triggers. */
  async function tamper(statement: string): Promise<void> {
    await pool.query(`
      alter table audit_event disable trigger append_only;
      ${statement};
      alter table audit_event enable trigger append_only`)
  }

  test.each([
    `update audit_event set action = 'nothing'`,
    'delete from audit_event',
    'truncate audit_event',
    'update audit_seal set events = 0',
    'delete from audit_seal',
  ])('refuses: %s', async statement => {
    await record('listing.approved')
    await expect(pool.query(statement)).rejects.toThrow('append-only')
  })

  test('seals each event once, and the seals hold', async () => {
    await seal()
    for (let n = 0; n < 5; n += 1) await record('booking.requested')
    expect(await seal()).toBe(5)
    expect(await seal()).toBe(0)
    expect(await broken()).toEqual([])
  })

  test('misses no event of transactions that end in another order than they began', async () => {
    await seal()
    const slow = await pool.connect()
    await slow.query('begin')
    await slow.query('insert into audit_event (id, action) values ($1, $2)', [randomUUID(), 'slow'])
    await record('quick')
    const waiting = [seal(), seal()]
    const another = record('while sealing waits')
    await slow.query('commit')
    slow.release()
    await another
    const [first = 0, second = 0] = await Promise.all(waiting)
    expect(first + second + (await seal())).toBe(3)
    expect(await broken()).toEqual([])
  })

  test('is not held up by a transaction that stays open, and seals its events later', async () => {
    await seal()
    const slow = await pool.connect()
    await slow.query('begin')
    await slow.query('insert into audit_event (id, action) values ($1, $2)', [randomUUID(), 'slow'])
    expect(await seal()).toBe(0)
    await record('quick')
    await slow.query('commit')
    slow.release()
    expect(await seal()).toBe(2)
  })

  test('shows which seal no longer fits after an event was altered', async () => {
    await seal()
    const id = await record('booking.cancelled')
    await seal()
    await record('booking.requested')
    await seal()
    await tamper(`update audit_event set action = 'booking.approved' where id = '${id}'`)
    expect(await broken()).toHaveLength(1)
    await tamper(`update audit_event set action = 'booking.cancelled' where id = '${id}'`)
    expect(await broken()).toEqual([])
  })

  test('shows it after an event was removed', async () => {
    await seal()
    const id = await record('money.refunded')
    await seal()
    await tamper(`delete from audit_event where id = '${id}'`)
    expect(await broken()).toHaveLength(1)
  })
})
