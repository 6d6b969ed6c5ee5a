import { pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { unavailablePeriod } from '#listings/rules/editing/unavailability.ts'
import type { Bookable } from './find-bookable.ts'
import { type RankableRow, rankableRows } from './rankable-listings-table.ts'

/** As much of a bookable space as decides what it costs, and the terms it shares with others. */
export interface Rankable
  extends Pick<
    Bookable,
    | 'id'
    | 'hostId'
    | 'delivery'
    | 'costPerKm'
    | 'deliveryRadiusKm'
    | 'coordinates'
    | 'shortestRental'
    | 'notice'
    | 'unavailable'
  > {
  rate: Bookable['monthlyRate']
  /** The same for all with the same shortest rental and notice. */
  terms: string
}

export async function findRankables(
  db: Db,
  ids: readonly string[],
  type: 'hourly' | 'monthly',
): Promise<Rankable[]> {
  return (await rankableRows(db, ids, type)).map(rankable)
}

function rankable(row: RankableRow): Rankable {
  const { id, hostId, rate, delivers, costPerKm, farthest, lat, lng, closed } = row
  return {
    id,
    hostId,
    rate: rate === null ? null : pence(rate),
    delivery: delivers,
    costPerKm: pence(costPerKm),
    deliveryRadiusKm: farthest,
    coordinates: lat === null || lng === null ? null : { lat, lng },
    shortestRental: row.shortest ?? {},
    notice: row.notice ?? { hours: 0 },
    unavailable: (closed ?? []).map(unavailablePeriod),
    terms: `${row.duration} ${row.noticeName}`,
  }
}
