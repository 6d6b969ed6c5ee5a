import { hourMs } from '#foundation/rules/time/lengths.ts'
import { wordsThatFind } from '#search/rules/words-that-find.ts'
import { searchesThatFind, searchTextOf } from '#search/server/saved/finds-table.ts'
import { openBenchDatabase } from './database/bench-database.ts'
import { generateListings } from './database/generated-listings.ts'
import { median, report } from './report.ts'

/**
 * Finds the saved searches that match one listing. They are where listings are, half of them by the
 * name of a town. `SEARCHES=1000000 npm run bench -- saved-searches` takes some minutes.
 */
const count = Number(process.env.SEARCHES ?? 100_000)
const asked = 400
const limitMs = 20

const database = await openBenchDatabase({ statementTimeoutMs: hourMs })
const { pool, db } = database
await generateListings(pool, 50_000)
await generateSearches()

const { rows } = await pool.query(
  'select listing_id as id from search_listing order by listing_id limit $1',
  [asked],
)
const times: number[] = []
const readers: number[] = []
for (const round of ['warm', 'measured']) {
  for (const { id } of rows) {
    const started = performance.now()
    const words = wordsThatFind((await searchTextOf(db, id)) ?? '')
    const found = await searchesThatFind(db, { listingId: id, words, freed: null, now: new Date() })
    if (round === 'measured') {
      times.push(performance.now() - started)
      readers.push(found.length)
    }
  }
}
const sorted = times.toSorted((one, other) => one - other)
const share = (of: number, among = sorted) => among[Math.floor(among.length * of)] ?? Number.NaN
const few = times.filter((_, n) => (readers[n] ?? 0) <= 1000)
const ofFew = share(
  0.95,
  few.toSorted((one, other) => one - other),
)
report(`who looks for a listing, of ${count} saved searches`, `${limitMs} ms`, [
  { what: 'the limit', figure: limitMs, unit: 'ms' },
  { what: 'half of the listings', figure: share(0.5), unit: 'ms' },
  { what: '19 of 20', figure: share(0.95), unit: 'ms' },
  { what: '19 of 20 with up to 1,000 readers', figure: ofFew, unit: 'ms' },
  { what: 'the slowest of 400', figure: share(0.9999), unit: 'ms', compared: false },
  { what: 'readers of one in the middle', figure: median(readers), unit: '', compared: false },
  { what: 'readers at most', figure: Math.max(...readers), unit: '', compared: false },
])
await database.close()

async function generateSearches(): Promise<void> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'saved_search' and indexname <> 'saved_search_pkey'`,
  )
  for (const { name } of indexes) await pool.query(`drop index ${name}`)
  await pool.query(
    `insert into saved_search (id, owner_id, name, filter, alerts, created_at, area, middle, reach,
       words, is_whole, storage_type, storage_sizes, rate, prices, delivery, packing)
     select gen_random_uuid(), gen_random_uuid(), 'Mine', '{}', 'daily', now(),
       box(place - point(reach, reach), place + point(reach, reach)), place, reach,
       case when named then split_part(search_text, 'Q', -1) else '' end, false,
       case when random() < 0.5 then storage_type end,
       case when random() < 0.4 then array[storage_size] end, 'monthly',
       case when random() < 0.5 then int8range(0, monthly, '[]') else '[0,)' end,
       random() < 0.1, random() < 0.05
     from (
       select *, random() < 0.5 as named, (array[0.15, 0.3, 0.6])[1 + floor(random() * 3)::int] as reach
       from search_listing cross join generate_series(1, $1::int / 50000)
     ) as looking`,
    [count],
  )
  for (const { definition } of indexes) await pool.query(definition)
  await pool.query('vacuum (analyze) saved_search')
}
