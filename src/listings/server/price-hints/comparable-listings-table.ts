import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'

interface Comparison {
  lat: number
  lng: number
  storageType: string
  storageSize: string
  withinKm: number
  /** Left out: the host's own prices say nothing about others. */
  exceptHost: string
}

export interface ComparablePrices {
  count: number
  /** Lowest, lower quartile, median, upper quartile, highest. */
  monthly: number[] | null
  hourly: number[] | null
}

const kmPerDegree = 111.195
const earthRadiusKm = 6371.0088

/**
 * In pence. Distances are measured from the public pins: with the true ones, asking from many
 * places would find the door.
 */
export async function comparablePrices(db: Db, wish: Comparison): Promise<ComparablePrices> {
  const { lat, lng, withinKm } = wish
  const north = withinKm / kmPerDegree
  const east = north / Math.cos((lat * Math.PI) / 180)
  const { rows } = await sql<ComparablePrices>`
    select
      count(*)::int as count,
      percentile_cont(array[0, 0.25, 0.5, 0.75, 1]) within group (order by monthly_rate_pence)
        as monthly,
      percentile_cont(array[0, 0.25, 0.5, 0.75, 1]) within group (order by hourly_rate_pence)
        as hourly
    from listing
    where is_public
      and storage_type = ${wish.storageType}
      and storage_size = ${wish.storageSize}
      and host_id <> ${wish.exceptHost}::uuid
      and monthly_rate_pence > 0
      and hourly_rate_pence > 0
      and public_lat between ${lat - north} and ${lat + north}
      and public_lng between ${lng - east} and ${lng + east}
      and asin(sqrt(
        sin(radians(public_lat - ${lat}) / 2) ^ 2
        + cos(radians(${lat})) * cos(radians(public_lat)) * sin(radians(public_lng - ${lng}) / 2) ^ 2
      )) <= ${withinKm / (2 * earthRadiusKm)}`.execute(db)
  return rows[0] ?? { count: 0, monthly: null, hourly: null }
}
