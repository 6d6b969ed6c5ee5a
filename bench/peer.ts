import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { towns } from '#foundation/server/places/gazetteer-data.ts'
import { searchableText } from '#listings/rules/place/searchable-text.ts'
import { openBenchDatabase } from './database/bench-database.ts'
import { generateListings } from './database/generated-listings.ts'
import { someAddress } from './load/some-address.ts'
import { askSteadily } from './load/steady-clients.ts'
import { median, report } from './report.ts'
import { startLimit, startServer } from './servers/running-server.ts'

/**
 * The same rows in Vendure, the most used shop on npm, on the same kind of PostgreSQL beside ours.
 * It knows no distances, so a town is a facet of its products: where we are asked for ten
 * kilometres around a town, nearest first, it is asked for the town, cheapest first. `npm run bench
 * -- peer` installs it.
 */
const count = Number(process.env.LISTINGS ?? 100_000)
const rounds = 3
const seconds = 4
const connections = 4
const version = '3.7.3'
const home = fileURLToPath(new URL(`../.cache/peers/vendure-${version}`, import.meta.url))
const atOnce = 20_000

const insertProducts = `
  insert into search_index_item ("productVariantId", "languageCode", "channelId", "productId",
    enabled, "productName", "productVariantName", description, slug, sku, price, "priceWithTax",
    "facetIds", "facetValueIds", "collectionIds", "collectionSlugs", "channelIds",
    "productPreview", "productVariantPreview")
  select $2::int + no, 'en', 1, $2::int + no, true, text, text, text, id, id, price, price,
    '1', array_to_string(array(select json_array_elements_text(facets)), ','), '', '', '1', '', ''
  from rows from (json_to_recordset($1::json) as (id text, text text, price int, facets json))
    with ordinality as row (id, text, price, facets, no)`

await installVendure()
const ours = await openBenchDatabase({ statementTimeoutMs: hourMs })
const theirs = await openBenchDatabase({ statementTimeoutMs: hourMs, isEmpty: true })
const holdall = await startServer(`${ours.folder}/app`, { DATABASE_URL: ours.url, DEMO: '1' })
const { connection } = theirs
const vendure = await startLimit('./vendure-server.ts', { home, connection })
await generateListings(ours.pool, count)
await copyListings(ours.pool, theirs.pool)

const places = towns.filter(({ rank }) => rank <= 4).filter((_, index) => index % 5 === 0)
const month = { type: 'month', radiusKm: 10, limit: 24 }
const garages = { storageType: 'garage&lockup', storageSize: '50', delivery: true, packing: true }

await compare(`24 of ${count} in or around a town`, {}, [])
await compare('the same, garages of one size that are brought', garages, [
  'garage&lockup',
  '50',
  'delivery',
  'packing',
])

vendure.stop()
await holdall.stop()
await theirs.close()
await ours.close()

async function installVendure(): Promise<void> {
  if (existsSync(join(home, 'node_modules/@vendure/core'))) return
  await mkdir(home, { recursive: true })
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error']
  const packages = [`@vendure/core@${version}`, 'pg@8']
  await promisify(execFile)('npm', ['install', '--prefix', home, ...quietly, ...packages])
}

interface Row {
  id: string
  text: string
  price: number
  facets: string[]
}

/** Makes one of their products for each of our listings, with what it can be found by. */
async function copyListings(from: Pool, to: Pool): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (let done = 0; ; done += atOnce) {
    const { rows } = await from.query<Row>(
      `select listing_id as id, replace(search_text, 'Q', ' ') as text, monthly as price,
         array_remove(array[split_part(search_text, 'Q', 3), storage_type, storage_size,
           case when delivery then 'delivery' end, case when packing then 'packing' end
         ], null) as facets
       from search_listing where listing_id > $1 order by listing_id limit $2`,
      [last, atOnce],
    )
    if (rows.length === 0) break
    await to.query(insertProducts, [JSON.stringify(rows), done])
    last = rows.at(-1)?.id ?? last
  }
  await to.query('analyze search_index_item')
}

async function compare(title: string, filter: object, facets: readonly string[]): Promise<void> {
  const around = places.map(({ lat, lng }) => ({ ...month, ...filter, point: { lat, lng } }))
  const inTown = places.map(({ name }) => question([searchableText(name), ...facets]))
  const rates = { ours: [] as number[], theirs: [] as number[] }
  const ask = async (url: string, path: string, bodies: readonly object[]) => {
    const texts = bodies.map(body => JSON.stringify(body))
    const next = (sent: number) => ({
      method: 'POST' as const,
      path,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: texts[sent % texts.length] ?? '',
    })
    return (await askSteadily(url, next, { connections, seconds })).rate
  }
  for (let round = 0; round <= rounds; round += 1) {
    const their = await ask(vendure.url, '/shop-api', inTown)
    const our = await ask(holdall.url, '/api/v1/users/listings', around)
    // The first round only warms both up.
    if (round > 0) rates.theirs.push(their)
    if (round > 0) rates.ours.push(our)
  }
  report(title, `Vendure ${version}`, [
    { what: 'Vendure', figure: median(rates.theirs), unit: 'req/s' },
    { what: 'Holdall', figure: median(rates.ours), unit: 'req/s' },
  ])
}

function question(facets: readonly string[]): object {
  const facetValueFilters = facets.map(and => ({ and }))
  return {
    query: `query ($input: SearchInput!) { search(input: $input) { totalItems items {
      productId productName slug sku description price { ... on SinglePrice { value } } } } }`,
    variables: {
      input: { take: 24, groupByProduct: false, sort: { price: 'ASC' }, facetValueFilters },
    },
  }
}
