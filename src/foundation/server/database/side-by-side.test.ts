import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statementsOf } from '#test/asked-statements.ts'
import { testDatabase } from '#test/database.ts'
import type { Db } from './db.ts'
import type { Database } from './opening/open-database.ts'
import { allSideBySide, batched, inOneTransaction, inOrder, sideBySide } from './side-by-side.ts'
import { updateAll } from './update-all.ts'

interface Box {
  name: string
  state: string
  kilos: number
  weighed_at: Date | null
}

let database: Database
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await sql`create table crate (
    name text primary key, state text not null, kilos integer not null check (kilos >= 0),
    weighed_at timestamptz
  )`.execute(db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate crate`.execute(db)
  await sql`insert into crate values
    ('books', 'packed', 12, null), ('lamps', 'packed', 3, null), ('rugs', 'gone', 20, null)
  `.execute(db)
})

const findBox = batched(async (on, names: readonly string[]) => {
  const { rows } = await sql<Box>`
    select * from crate where name = any(${[...names]}::text[])`.execute(on)
  return inOrder(names, rows, { key: name => name, row: ({ name }) => name })
})

const changeBox = batched((on, changes: readonly { before: Box; set: Partial<Box> }[]) =>
  updateAll(on, 'crate', ['name'], changes),
)

async function kilosOf(name: string): Promise<number | undefined> {
  return (await findBox(db, name))?.kilos
}

const asksOf = async (deed: () => Promise<unknown>) =>
  (await statementsOf(deed)).filter(({ text }) => /\bcrate\b/.test(text)).length

describe('what is asked for side by side', () => {
  it('is asked for together, and answered to each', async () => {
    const names = ['rugs', 'nothing', 'books', 'books']
    let answers: (number | undefined)[] = []
    const asked = await asksOf(async () => {
      answers = await allSideBySide(names, kilosOf)
    })
    expect(answers).toEqual([20, undefined, 12, 12])
    expect(asked).toBe(1)
  })

  it('is asked for at once by whoever comes alone', async () => {
    expect(await asksOf(() => kilosOf('books'))).toBe(1)
    expect(await asksOf(() => Promise.all(['books', 'lamps'].map(kilosOf)))).toBe(2)
  })

  it('fails for all who wait for one statement, and for nobody else', async () => {
    const weigh = batched(async (_db, names: readonly string[]) => {
      if (names.includes('rugs')) throw new Error('too heavy')
      return names.map(() => 'weighed')
    })
    const together = await sideBySide(['books', 'rugs'], name => weigh(db, name))
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await weigh(db, 'lamps')).toBe('weighed')
  })
})

describe('in one transaction', () => {
  const lighten = (by: number) => async (tx: Db, name: string) => {
    const before = await findBox(tx, name)
    if (!before) throw new Error(`no ${name}`)
    return changeBox(tx, { before, set: { kilos: before.kilos - by, weighed_at: new Date(0) } })
  }

  it('things are changed in as many statements as one of them needs', async () => {
    const asked = await asksOf(() => inOneTransaction(db, ['books', 'lamps'], lighten(1)))
    expect(asked).toBe(2)
    expect([await kilosOf('books'), await kilosOf('lamps')]).toEqual([11, 2])
  })

  it('one that cannot be changed keeps no other from it', async () => {
    const results = await inOneTransaction(db, ['books', 'lamps', 'sofa'], lighten(5))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect([await kilosOf('books'), await kilosOf('lamps')]).toEqual([7, 3])
  })

  it('each is changed only from the state in which it was read, and in its own columns', async () => {
    const { rows } = await sql<Box>`select * from crate order by name`.execute(db)
    const [books, lamps, rugs] = rows as [Box, Box, Box]
    const after = await updateAll(
      db,
      'crate',
      ['name'],
      [
        { before: books, set: { state: 'gone' } },
        { before: { ...lamps, state: 'lost' }, set: { state: 'gone' } },
        { before: rugs, set: { kilos: 21, state: undefined } },
      ],
    )
    expect(after).toEqual([{ ...books, state: 'gone' }, undefined, { ...rugs, kilos: 21 }])
  })
})
