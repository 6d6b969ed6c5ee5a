import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { NoTables } from '../db.ts'
import type { Database } from '../opening/open-database.ts'
import { compiledOnce, Slot } from './compiled-once.ts'

interface Shape {
  isDoubled: boolean
}

const built: Shape[] = []
const widths = compiledOnce<Shape, { width: number }, { width: number }>(shape => {
  built.push(shape)
  const width = sql`${new Slot<{ width: number }>(asked => asked.width)}::integer`
  return sql`select ${width} * ${shape.isDoubled ? 2 : 1} as width`
})

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a value that stands in several places is sent once', async () => {
  const slot = sql`${new Slot<{ width: number }>(asked => asked.width)}::integer`
  const area = compiledOnce<object, { width: number }, { area: number }>(
    () => sql`select ${slot} * ${slot} + ${1}::integer * ${slot} as area`,
  )
  const sent: (readonly unknown[])[] = []
  const db = new Kysely<NoTables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void sent.push(query.parameters),
  })
  expect(await area(db, {}, { width: 5 })).toEqual([{ area: 30 }])
  expect(sent).toEqual([[5, 1]])
})

test('a statement is put together once for each shape, and asked for every value', async () => {
  const ask = async (isDoubled: boolean, width: number) =>
    (await widths(database.db, { isDoubled }, { width }))[0]?.width
  expect(await Promise.all([1, 2, 3].map(width => ask(false, width)))).toEqual([1, 2, 3])
  expect(await Promise.all([1, 2, 3].map(width => ask(true, width)))).toEqual([2, 4, 6])
  expect(await ask(false, 4)).toBe(4)
  expect(built).toEqual([{ isDoubled: false }, { isDoubled: true }])
})
