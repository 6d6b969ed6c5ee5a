import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { Database } from '../database/open-database.ts'
import { createHitTally } from './hit-tally.ts'
import { readHits } from './rate-limit-table.ts'

const start = new Date('2026-05-01T10:00:00Z')
const end = new Date('2026-05-01T10:01:00Z')

let database: Database

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A process of its own, which tells its hits when the test says so. */
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
  return { hit: (key: string, from = start, to = end) => tally.count(key, from, to), tell }
}

async function stored(key: string): Promise<number | undefined> {
  return (await readHits(database.db, [{ key, windowStart: start }])).get(key)
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
        if (isAway && name === 'getExecutor') throw new Error('away')
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
    expect(process.hit('c', end, new Date(end.getTime() + 60_000))).toBe(1)
  })
})
