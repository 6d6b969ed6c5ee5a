import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'

/** What the price of a space depends on and nothing else, so that hundreds can be read at once. */
export interface RankableRow {
  id: string
  hostId: string
  rate: number | null
  delivers: boolean
  costPerKm: number
  farthest: number | null
  lat: number | null
  lng: number | null
  closed: UnavailabilityPeriod[] | null
  duration: string | null
  noticeName: string | null
  shortest: { hours?: number; months?: number } | null
  notice: { hours?: number; months?: number } | null
}

interface Wanted {
  ids: readonly string[]
}

/** In no order of its own; what is not on offer is left out. */
export async function rankableRows(
  db: Db,
  ids: readonly string[],
  type: 'hourly' | 'monthly',
): Promise<RankableRow[]> {
  return ids.length === 0 ? [] : rowsByRate(db, { type }, { ids })
}

const rowsByRate = compiledOnce<{ type: 'hourly' | 'monthly' }, Wanted, RankableRow>(
  ({ type }) => sql`
    select
      listing.id, host_id as "hostId", ${sql.ref(type === 'hourly' ? 'hourly_rate_pence' : 'monthly_rate_pence')} as rate,
      'delivery' = any (services) as delivers, coalesce(cost_per_km_pence, 0) as "costPerKm",
      delivery_radius_km as farthest, lat, lng,
      nullif(unavailability_periods, '[]') as closed,
      booking_duration as duration, booking_notice as "noticeName",
      shortest.extra as shortest, notice.extra as notice
    from unnest(${new Slot<Wanted>(wanted => wanted.ids)}::uuid[]) as wanted (id)
    join listing on listing.id = wanted.id
    left join configuration_item as shortest
      on shortest.list = 'booking-period' and shortest.value = booking_duration
    left join configuration_item as notice
      on notice.list = 'notice-period' and notice.value = booking_notice
    where is_public and available`,
)
