import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { beyondPage, matching, type SearchQuery } from './search-table.ts'

export interface Gathered {
  lat: number
  lng: number
  count: number
  /** Counted from one in so many, and rounded. */
  about: boolean
  cheapest: number
  /** The only one in its cell. */
  listing: string | null
}

interface Gathering {
  /** The side of a cell, in degrees of the map. */
  cell: number
  /** Whether there are too many to look at every one. */
  isMany: boolean
}

const most = 5000
/** Listings whose ids end with so many zeros are one in 16 of those with one zero less. */
const oneIn = 16
const mostZeros = 3

/**
 * What comes after a page, gathered on a grid of cells. Where there are many, the thinnest share
 * of them that still shows the picture is looked at: the first 5,000 would lie in one corner.
 */
export async function gather(
  db: Db,
  query: SearchQuery,
  { cell, isMany }: Gathering,
): Promise<Gathered[]> {
  for (let zeros = isMany && query.words === '' ? mostZeros : 0; ; zeros -= 1) {
    const rows = await gatherShare(db, query, { cell, zeros })
    const seen = rows.reduce((sum, { count }) => sum + count, 0)
    if (zeros === 0) return rows.map(row => ({ ...row, about: false }))
    if (seen * oneIn > most) return rows.map(row => scaledUp(row, oneIn ** zeros))
  }
}

type Share = Omit<Gathered, 'about'>

async function gatherShare(
  db: Db,
  query: SearchQuery,
  { cell, zeros }: { cell: number; zeros: number },
): Promise<Share[]> {
  const rate = sql.ref(query.rate)
  const share = zeros === 0 ? sql`true` : sql`zeros >= ${sql.lit(zeros)}`
  const { rows } = await sql<Share>`
    select
      degrees(2 * atan(exp(radians(avg(place[1]))))) - 90 as lat,
      avg(place[0]) as lng,
      count(*)::int as count,
      min(${rate})::int as cheapest,
      case count(*) when 1 then (array_agg(listing_id))[1]::text end as listing
    from (
      select place, ${rate}, listing_id from ${matching(query, { among: share })}
      where ${beyondPage(query)} limit ${sql.lit(most)}
    ) as seen
    group by floor(place[0] / ${cell}), floor(place[1] / ${cell})`.execute(db)
  return rows
}

function scaledUp(row: Share, times: number): Gathered {
  return { ...row, count: Number((row.count * times).toPrecision(2)), about: true, listing: null }
}
