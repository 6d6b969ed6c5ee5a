import type { Pool } from 'pg'

/** The columns that each listing has of its own; the others are copied from a demo listing. */
const own: Record<string, string> = {
  id: 'found.listing_id',
  lat: 'degrees(2 * atan(exp(radians(found.place[1])))) - 90',
  lng: 'found.place[0]',
  public_lat: 'degrees(2 * atan(exp(radians(found.place[1])))) - 90',
  public_lng: 'found.place[0]',
  storage_type: 'found.storage_type',
  storage_size: 'found.storage_size',
  monthly_rate_pence: 'found.monthly',
  hourly_rate_pence: 'found.hourly',
  services: `array_remove(array[case when found.delivery then 'delivery' end, case when found.packing then 'packing' end], null)`,
  cost_per_km_pence: 'case when found.delivery then 50 + found.monthly % 200 end',
  delivery_radius_km: 'case when found.delivery then 10 + found.monthly % 90 end',
}

/** The listings behind the search's own rows, from which prices are calculated. */
export async function generateWholeListings(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_name = 'listing' and is_generated = 'NEVER' order by ordinal_position`,
  )
  const names = rows.map(({ name }) => name)
  const values = names.map(name => own[name] ?? `demo.${name}`)
  const client = await pool.connect()
  try {
    await client.query(`
      alter table listing disable trigger user;
      create unlogged table bench_demo as
        select row_number() over (order by id) as no, * from listing where is_public and available;
      drop index listing_near;
      insert into listing (${names.join(', ')})
        select ${values.join(', ')} from search_listing as found
        join bench_demo as demo
          on no = 1 + abs(hashtext(listing_id::text)) % (select count(*) from bench_demo)
        -- The running program may have written a card of the demo anew meanwhile.
        on conflict (id) do nothing;
      drop table bench_demo;
      alter table listing enable trigger user`)
    await client.query('vacuum (analyze) listing')
  } finally {
    client.release()
  }
}
