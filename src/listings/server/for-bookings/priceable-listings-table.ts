import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'

interface LengthRow {
  label: string
  hours?: number
  months?: number
}

/** What the price of a space depends on and nothing else, so that hundreds can be read at once. */
export interface PriceableRow {
  id: string
  hostId: string
  isPublic: boolean
  isHostSuspended: boolean
  available: boolean
  monthlyRate: number | null
  hourlyRate: number | null
  delivery: boolean
  packing: boolean
  costPerKm: number
  deliveryRadiusKm: number | null
  lat: number | null
  lng: number | null
  closed: UnavailabilityPeriod[] | null
  shortest: LengthRow | null
  notice: LengthRow | null
}

interface Wanted {
  ids: readonly string[]
}

/** In no order of their own. */
export async function priceableRows(db: Db, ids: readonly string[]): Promise<PriceableRow[]> {
  return ids.length === 0 ? [] : rowsOf(db, {}, { ids })
}

const rowsOf = compiledOnce<object, Wanted, PriceableRow>(
  () => sql`
    select
      listing.id, host_id as "hostId", is_public as "isPublic", available,
      host_suspended as "isHostSuspended", monthly_rate_pence as "monthlyRate",
      hourly_rate_pence as "hourlyRate", 'delivery' = any (services) as delivery,
      'packing' = any (services) as packing, coalesce(cost_per_km_pence, 0) as "costPerKm",
      delivery_radius_km as "deliveryRadiusKm", lat, lng,
      nullif(unavailability_periods, '[]') as closed,
      shortest.meaning as shortest, notice.meaning as notice
    from unnest(${new Slot<Wanted>(wanted => wanted.ids)}::uuid[]) as wanted (id)
    join listing on listing.id = wanted.id
    left join ${meanings('booking-period')} as shortest on shortest.value = booking_duration
    left join ${meanings('notice-period')} as notice on notice.value = booking_notice`,
)

function meanings(list: 'booking-period' | 'notice-period') {
  return sql`(
    select value, jsonb_build_object('label', label) || extra as meaning
    from configuration_item where list = ${sql.lit(list)}
  )`
}
