import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import { matching, ordering } from './matching-table.ts'
import { type SearchQuery, type SearchShape, shapeOf } from './search-query.ts'

export interface Gathered {
  lat: number
  lng: number
  count: number
  /** The count is an estimate. */
  about: boolean
  cheapest: number
  /** Set when the cell holds only this listing. */
  listing: string | null
}

interface Gathering {
  /** In degrees of the map. */
  cell: number
  isMany: boolean
}

const most = 5000
/** Each further zero at the end of an id leaves one listing in 16. */
const oneIn = 16
const mostZeros = 3

/**
 * Groups what comes after a page by cells of a grid. Where there are many, only a share of them is
 * read: the smallest one that still shows where they are. The first 5,000 would all be in one
 * corner.
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
