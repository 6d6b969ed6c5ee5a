import type { Pool } from 'pg'
import { towns } from '#foundation/server/places/gazetteer-data.ts'
import { searchableText } from '#listings/rules/place/searchable-text.ts'

/** By the rank of a town: how many times as many listings as a village, and how far out in km. */
const shareOfRank = [0, 900, 260, 80, 32, 14, 1]
const spreadOfRank = [0, 11, 5, 3.2, 2.2, 1.6, 0.8]

const streets = [
  'Station High Church Mill Victoria Park London Green Manor Kings Queens Albert York Springfield',
  'Windsor Grange West East North South Chapel School Bridge Orchard Meadow Wood Castle Abbey',
]
  .join(' ')
  .split(' ')
const streetEnds = ['Road', 'Street', 'Lane', 'Avenue', 'Close', 'Drive', 'Way', 'Place']

/** A pseudo-random number from 0 to 1, the same in every run for the same listing and purpose. */
const chance = (purpose: number) =>
  `((hashtextextended(n::text, ${purpose}) & 4294967295) / 4294967296.0::float8)`

const oneOf = (choices: readonly string[], purpose: number) =>
  `(array[${choices.map(choice => `'${choice}'`).join(', ')}])[1 + floor(${chance(purpose)} * ${choices.length})::int]`

/**
 * Fills only the search's own table, with listings in the real towns of the country: more where
 * more people live and fewer farther from the centre, each with the card of a demo listing.
 */
export async function generateListings(pool: Pool, count: number): Promise<void> {
  await pool.query(`
    create unlogged table bench_town (name text, lat float8, lng float8, km float8, up_to float8 primary key);
    create unlogged table bench_card as
      select row_number() over (order by listing_id) as no, card::jsonb as card from search_card;
    truncate search_listing, search_card`)
  await pool.query(
    `insert into bench_town
     select * from json_to_recordset($1)
       as town (name text, lat float8, lng float8, km float8, up_to float8)`,
    [JSON.stringify(townsByShare())],
  )
  const indexes = await takeIndexesAway(pool)
  await pool.query(insertListings, [count])
  for (const definition of indexes) await pool.query(definition)
  await pool.query(insertCards)
  await pool.query('drop table bench_town, bench_card')
  await pool.query('vacuum (analyze) search_listing')
  await pool.query('vacuum (analyze) search_card')
}

function townsByShare() {
  const shares = towns.map(({ rank }) => shareOfRank[rank] ?? 1)
  const all = shares.reduce((sum, share) => sum + share, 0)
  let upTo = 0
  return towns.map(({ name, lat, lng, rank }, index) => {
    upTo += (shares[index] ?? 1) / all
    return { name: searchableText(name), lat, lng, km: spreadOfRank[rank], up_to: upTo }
  })
}

/** Building an index at once is much faster than adding rows to it one by one. */
async function takeIndexesAway(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
     where tablename = 'search_listing' and indexname <> 'search_listing_pkey'`,
  )
  for (const { indexname } of rows) await pool.query(`drop index ${indexname}`)
  return rows.map(({ indexdef }) => indexdef)
}

const types = [
  'garage&lockup',
  'selfStorageUnit',
  'warehouse',
  'outhouse&shed',
  'spareRoom',
  'basement',
  'loft',
  'businessStorage',
  'motorBikeStorage',
]
const sizes = ['9-3', '25', '35', '50', '75', '125', '150']
const angle = `(2 * pi() * ${chance(2)})`
const away = `(town.km * sqrt(-2 * ln(1 - ${chance(3)})))`

const insertListings = `
  insert into search_listing (listing_id, place, storage_type, storage_size, monthly, hourly,
    delivery, packing, units, closed, created_at, search_text)
  select
    md5(n::text)::uuid,
    mercator(
      town.lat + ${away} * sin(${angle}) / 111.195,
      town.lng + ${away} * cos(${angle}) / (111.195 * cos(radians(town.lat)))
    ),
    ${oneOf(types, 4)}, ${oneOf(sizes, 5)},
    (2000 + floor(${chance(6)} * ${chance(7)} * 40000))::int,
    (100 + floor(${chance(8)} * 900))::int,
    ${chance(9)} < 0.35, ${chance(10)} < 0.3, 1 + floor(${chance(11)} * 3)::int, '{}',
    timestamptz '2026-01-01' + n * interval '20 seconds',
    ${oneOf(streets.map(searchableText), 12)} || 'Q' || ${oneOf(streetEnds.map(searchableText), 13)} || 'Q' || town.name
  from generate_series(1, $1::int) as n
  cross join lateral (
    select * from bench_town where up_to > ${chance(1)} order by up_to limit 1
  ) as town`

/** A listing of the demo may have been written to meanwhile, and has its card already. */
const insertCards = `
  insert into search_card
  select listing_id, plain_json((bench_card.card || jsonb_build_object(
    '_id', listing_id, 'storageType', storage_type, 'monthlyRate', round(monthly / 100.0, 2),
    'hourlyRate', round(hourly / 100.0, 2), 'createdAt', created_at
  ))::json)
  from search_listing
  join bench_card on no = 1 + abs(hashtext(listing_id::text)) % (select count(*) from bench_card)
  on conflict do nothing`
