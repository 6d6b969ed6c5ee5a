import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import { matching, ordering } from './matching-table.ts'
import { type SearchQuery, type SearchShape, shapeOf } from './search-query.ts'

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
    const rows = await gatherShare(db, { ...shapeOf(query), zeros }, { ...query, cell })
    const seen = rows.reduce((sum, { count }) => sum + count, 0)
    if (zeros === 0) return rows.map(row => ({ ...row, about: false }))
    if (seen * oneIn > most) return rows.map(row => scaledUp(row, oneIn ** zeros))
  }
}

type Share = Omit<Gathered, 'about'>

interface ShareShape extends SearchShape {
  zeros: number
}

const gatherShare = compiledOnce<ShareShape, SearchQuery & { cell: number }, Share>(shape => {
  const rate = sql.ref(shape.rate)
  const among = shape.zeros === 0 ? sql`true` : sql`zeros >= ${sql.lit(shape.zeros)}`
  const cell = sql`${new Slot<{ cell: number }>(asked => asked.cell)}::float8`
  return sql`
    select
      degrees(2 * atan(exp(radians(avg(place[1]))))) - 90 as lat,
      avg(place[0]) as lng,
      count(*)::int as count,
      min(${rate})::int as cheapest,
      case count(*) when 1 then (array_agg(listing_id))[1]::text end as listing
    from (
      select place, ${rate}, listing_id from ${matching(shape, { among })}
      where ${ordering(shape).beyond} limit ${sql.lit(most)}
    ) as seen
    group by floor(place[0] / ${cell}), floor(place[1] / ${cell})`
})

function scaledUp(row: Share, times: number): Gathered {
  return { ...row, count: Number((row.count * times).toPrecision(2)), about: true, listing: null }
}
