import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { Database } from '../database/opening/open-database.ts'
import { createHitTally } from './hit-tally.ts'
import { keyOf } from './rate.ts'
import { readHits } from './rate-limit-table.ts'
import { total } from './sliding-window.ts'

const start = new Date('2026-05-01T10:00:00Z')
const nextMinute = new Date('2026-05-01T10:01:05Z')

/** So low that every hit is sent to the table. */
const tight = { name: 'tight', max: 7, seconds: 60 }
const generous = { name: 'generous', max: 80, seconds: 60 }

let database: Database

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A process with its own counts, which it sends when the test says so. */
function aProcess(db = database.db) {
  let pending: (() => Promise<void>) | undefined
  const tally = createHitTally(db, tell => {
    pending = tell
  })
  const tell = async () => {
    const telling = pending
    pending = undefined
    await telling?.()
  }
  const hit = (subject: string, rate = tight, now = start) => tally.count(rate, subject, now).tried
  return { tally, hit, tell }
}

async function stored(subject: string, rate = tight): Promise<number | undefined> {
  const hits = (await readHits(database.db, [keyOf(rate, subject)]))?.[keyOf(rate, subject)]
  return hits && total(hits)
}

describe('hits that are counted a moment later', () => {
  test('count at once where they happen, and for everybody once they were told', async () => {
    const [one, other] = [aProcess(), aProcess()]
    expect([one.hit('a'), one.hit('a'), other.hit('a')]).toEqual([1, 2, 1])
    await one.tell()
    await other.tell()
    expect(await stored('a')).toBe(3)
    expect(other.hit('a')).toBe(4)
    expect(one.hit('a')).toBe(3)
    await one.tell()
    expect(one.hit('a')).toBe(5)
    await Promise.all([one.tell(), other.tell()])
    expect(await stored('a')).toBe(6)
  })

  test('are kept while the database is away, and told once it is back', async () => {
    let isAway = true
    const flaky = new Proxy(database.db, {
      get(db, name) {
        if (isAway && name === 'executeQuery') throw new Error('away')
        const value = Reflect.get(db, name, db)
        return typeof value === 'function' ? value.bind(db) : value
      },
    })
    const process = aProcess(flaky)
    expect(process.hit('b')).toBe(1)
    await process.tell()
    expect(process.hit('b')).toBe(2)
    expect(await stored('b')).toBeUndefined()
    isAway = false
    await process.tell()
    expect(await stored('b')).toBe(2)
  })

  test('begin anew with the next window', async () => {
    const process = aProcess()
    expect([process.hit('c'), process.hit('c')]).toEqual([1, 2])
    expect(process.hit('c', tight, nextMinute)).toBe(1)
    await process.tell()
    expect(await stored('c')).toBe(1)
  })

  test('are nobody else’s business until an eighth of the limit is used up', async () => {
    const [one, other] = [aProcess(), aProcess()]
    for (let hits = 1; hits <= 10; hits += 1) expect(one.hit('d', generous)).toBe(hits)
    await one.tell()
    expect(await stored('d', generous)).toBeUndefined()
    one.hit('d', generous)
    await one.tell()
    expect(await stored('d', generous)).toBe(11)
    for (let hits = 1; hits <= 11; hits += 1) other.hit('d', generous)
    await other.tell()
    expect(other.hit('d', generous)).toBe(23)
  })

  test('of one household count together, and nobody’s limits are mixed up', () => {
    const process = aProcess()
    expect(process.hit('2001:db8:1:2::1')).toBe(1)
    expect(process.hit('2001:db8:1:2:ffff::9')).toBe(2)
    expect(process.hit('2001:db8:1:3::1')).toBe(1)
    expect(process.hit('2001:db8:1:2::1', generous)).toBe(1)
  })

  test('of one household count together also where zeros of its network are left out', () => {
    const process = aProcess()
    const sameHouse = ['2001:db8::1', '2001:db8::2:0:0:7', '2001:db8:0:0:ffff::9', '2001:DB8::0:1']
    expect(sameHouse.map(address => process.hit(address, generous))).toEqual([1, 2, 3, 4])
    expect(process.hit('2001:db8:0:1::1', generous)).toBe(1)
    expect(process.hit('2001:db8:1::1', generous)).toBe(1)
    expect(process.hit('::ffff:192.0.2.1', generous)).toBe(1)
    expect(process.hit('::ffff:192.0.2.2', generous)).toBe(1)
  })

  test('of many a passer-by are forgotten when their window is over', () => {
    const process = aProcess()
    process.hit('stays', tight, nextMinute)
    for (let count = 0; count < 5000; count += 1) process.hit(`passes ${count}`, generous)
    expect(process.hit('passes 7', generous)).toBe(2)
    for (let count = 0; count < 5000; count += 1) process.hit(`${count}`, generous, nextMinute)
    expect(process.hit('stays', tight, nextMinute)).toBe(2)
    expect(process.tally.size).toBeLessThan(7000)
  })
})
