import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anOperator } from '#test/factories.ts'
import { systemContext } from '../context.ts'
import { createMetrics } from '../http/guarding/metrics.ts'
import { createLog } from '../log.ts'
import { type Due, dealWithDue, dealWithEach } from './deal-with-due.ts'
import { countRepeatedFailures } from './due-failures-table.ts'
import { pauseAfter } from './failures.ts'

const lines: string[] = []
let app: TestApp

beforeAll(async () => {
  const log = createLog('error', { write: line => void lines.push(line) })
  app = await testApp({}, { log })
  await sql`create table parcel (
    id text primary key, kilos integer not null, sent boolean not null default false,
    check (not sent or kilos < 1000)
  )`.execute(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  lines.splice(0)
  await sql`truncate parcel, due_failure`.execute(app.db)
})

const ctx = () => systemContext(app.services, 'test')

const parcels: Due<{ id: string }> = {
  work: 'send-parcels',
  name: 'parcel',
  atOnce: 3,
  async take(tx, { atMost, except }) {
    const { rows } = await sql<{ id: string }>`
      select id from parcel where not sent and id <> all(${except}) order by id limit ${atMost}
      for update`.execute(tx)
    return rows
  },
  async dealWith(tx, rows) {
    for (const { id } of rows) await sql`update parcel set sent = true where id = ${id}`.execute(tx)
  },
}

async function wait(parcels: Record<string, number>): Promise<void> {
  for (const [id, kilos] of Object.entries(parcels)) {
    await sql`insert into parcel values (${id}, ${kilos})
      on conflict (id) do update set kilos = excluded.kilos`.execute(app.db)
  }
}

async function unsent(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from parcel where not sent order by id`.execute(app.db)
  return rows.map(({ id }) => id)
}

async function figures(): Promise<string> {
  const metrics = createMetrics()
  metrics.failing(await countRepeatedFailures(app.db))
  return metrics.registry.getSingleMetricAsString('due_rows_failing')
}

const heavy = 5000
const failed = () => lines.map(line => JSON.parse(line).parcel)

describe('what is due', () => {
  it('is dealt with however much it is, and nobody hears of it', async () => {
    await wait({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 })
    await dealWithDue(ctx(), [parcels])
    expect([await unsent(), lines]).toEqual([[], []])
  })

  it('does not wait for what fails, which is named in the log and tried again', async () => {
    await wait({ a: heavy, b: 1, c: 1, d: 1, e: 1, f: heavy, g: 1, h: 1 })
    await expect(dealWithDue(ctx(), [parcels])).rejects.toThrow('2 of what was due failed')
    expect([await unsent(), failed()]).toEqual([
      ['a', 'f'],
      ['a', 'f'],
    ])
    await wait({ a: 1 })
    await expect(dealWithDue(ctx(), [parcels])).rejects.toThrow('1 of what was due failed')
    expect(await unsent()).toEqual(['f'])
  })

  it('is tried again after pauses that grow, until it is dealt with', async () => {
    const start = ctx().now
    const runAfter = (minutes: number) =>
      dealWithDue({ ...ctx(), now: after(start, minutes * minuteMs) }, [parcels]).catch(() => 0)
    await wait({ a: heavy })
    const tried: number[] = []
    for (let minute = 0; minute <= 30; minute += 1) {
      lines.splice(0)
      await wait({ [`b${minute}`]: 1 })
      await runAfter(minute)
      if (failed().includes('a')) tried.push(minute)
    }
    expect(tried).toEqual([0, 1, 2, 4, 8, 16])
    expect(await unsent(), 'nothing else waits for it').toEqual(['a'])
    await wait({ a: 1 })
    await runAfter(32)
    expect(await unsent()).toEqual([])
    lines.splice(0)
    await sql`update parcel set sent = false, kilos = ${heavy} where id = 'a'`.execute(app.db)
    for (const minute of [33, 33, 33]) await runAfter(minute)
    expect(failed(), 'begins anew once it went well').toEqual(['a', 'a'])
  })

  it('never waits for more than an hour', () => {
    const pauses = Array.from({ length: 100 }, (_, failures) => pauseAfter(failures + 1) / minuteMs)
    expect(pauses.slice(0, 9)).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60])
    expect(Math.max(...pauses)).toBe(60)
  })

  it('is not left alone by a clock that was set back', async () => {
    await wait({ a: heavy })
    const later = { ...ctx(), now: after(ctx().now, 1000 * minuteMs) }
    for (const _ of [1, 2, 3]) await dealWithDue(later, [parcels]).catch(() => 0)
    await wait({ a: 1 })
    await dealWithDue(ctx(), [parcels])
    expect(await unsent()).toEqual([])
  })

  it('is seen by the operator and in the figures when it fails again and again', async () => {
    await wait({ a: heavy, b: heavy })
    const operator = await anOperator(app)
    const read = async () => (await app.get('/admin/failing', operator)).body.data
    await expect(dealWithDue(ctx(), [parcels])).rejects.toThrow('2 of')
    expect(await read(), 'a first failure is tried again first').toEqual([])
    await wait({ b: 1 })
    await expect(dealWithDue(ctx(), [parcels])).rejects.toThrow('1 of')
    expect(await read()).toMatchObject([{ work: 'send-parcels', id: 'a', failures: 2 }])
    expect(await figures()).toContain('due_rows_failing{work="send-parcels"} 1')
  })

  it('of one kind does not wait for another kind', async () => {
    await wait({ a: heavy, b: 1 })
    const only = (id: string): typeof parcels => ({
      ...parcels,
      take: async (tx, which) => (await parcels.take(tx, which)).filter(row => row.id === id),
    })
    await expect(dealWithDue(ctx(), [only('a'), only('b')])).rejects.toThrow('1 of')
    expect(await unsent()).toEqual(['a'])
  })

  it('stays where it is when the database does not even say what is due', async () => {
    const take = () => Promise.reject(new Error('no such table'))
    await expect(dealWithDue(ctx(), [{ ...parcels, take }])).rejects.toThrow('no such table')
  })

  it('is left to the next start when the program stops', async () => {
    await wait({ a: 1, b: 1, c: 1, d: 1 })
    const stopping = new AbortController()
    const stops: typeof parcels = {
      ...parcels,
      async dealWith(tx, rows) {
        stopping.abort()
        await parcels.dealWith(tx, rows)
      },
    }
    await dealWithDue(ctx(), [stops], stopping.signal)
    expect(await unsent()).toEqual(['d'])
  })
})

it('each of a list is dealt with by itself', async () => {
  await wait({ a: heavy, b: 1 })
  const rows = [{ id: 'a' }, { id: 'b' }]
  const work = { work: 'send-parcels', name: 'parcel', find: async () => rows }
  const each = () => dealWithEach(ctx(), work, (tx, row) => parcels.dealWith(tx, [row]))
  await expect(each()).rejects.toThrow('1 of what was due failed')
  expect([await unsent(), failed()]).toEqual([['a'], ['a']])
  await expect(each()).rejects.toThrow('1 of what was due failed')
  await each()
  expect(failed(), 'left alone by the third run').toEqual(['a', 'a'])
})
