import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { wordsThatFind } from '#search/rules/words-that-find.ts'
import { type AskedStatement, statementsOf } from '#test/asked-statements.ts'
import { testDatabase } from '#test/database.ts'
import { spread } from '../spread-rows.fixture.ts'
import { searchesThatFind } from './finds-table.ts'

const leeds = { lat: 53.8, lng: -1.55 }
const many = 3000

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await spread(database.db, 'leeds', leeds, 1)
  await sql`
    insert into saved_search (id, owner_id, name, filter, alerts, created_at, area, middle, reach,
      words, is_whole, rate, prices, delivery, packing)
    select gen_random_uuid(), gen_random_uuid(), 'Mine', '{}', 'daily', now(),
      box(place - point(0.1, 0.1), place + point(0.1, 0.1)), place, 0.1,
      case n % 3 when 0 then 'leeds' else '' end, false, 'monthly',
      case n % 5 when 0 then '[0,500]' else '[0,)' end::int8range, false, false
    from search_listing cross join generate_series(1, ${sql.lit(many)}) as n`.execute(database.db)
  await sql`vacuum analyze saved_search`.execute(database.db)
})
afterAll(() => database.close())

it('asks thousands of searches by indexes alone', async () => {
  const { rows } = await sql<{ id: string }>`select listing_id as id from search_listing`.execute(
    database.db,
  )
  const listingId = rows[0]?.id ?? ''
  const words = wordsThatFind('leeds')
  let found: string[] = []
  const [asked] = await statementsOf(async () => {
    found = await searchesThatFind(database.db, { listingId, words, freed: null, now: new Date() })
  })
  expect(found).toHaveLength((many / 5) * 4)
  const scans = (await scansOf(asked as AskedStatement)).filter(({ rows }) => rows > 0)
  expect(scans.map(({ kind }) => kind)).toEqual(['Index Only Scan', 'Index Only Scan'])
})

interface Plan {
  Plans?: Plan[]
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
}

async function scansOf({ text, values }: AskedStatement) {
  const { rows } = await database.pool.query(`explain (analyze, format json) ${text}`, values)
  const scans = (plan: Plan): Plan[] => [
    ...(plan['Relation Name'] === 'saved_search' ? [plan] : []),
    ...(plan.Plans ?? []).flatMap(scans),
  ]
  return scans(rows[0]['QUERY PLAN'][0].Plan).map(plan => ({
    kind: plan['Node Type'],
    rows: plan['Actual Rows'],
  }))
}
