import { pence } from '#foundation/rules/money.ts'
import { after, dayMs, type Period } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { unavailablePeriod } from '#listings/rules/editing/unavailability.ts'
import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'
import type { Bookable } from './find-bookable.ts'
import { type PriceableRow, priceableRows } from './priceable-listings-table.ts'

/** As much of a bookable space as decides what it costs. */
export type Priceable = Pick<
  Bookable,
  | 'id'
  | 'hostId'
  | 'isApproved'
  | 'isHostSuspended'
  | 'available'
  | 'monthlyRate'
  | 'hourlyRate'
  | 'delivery'
  | 'packing'
  | 'costPerKm'
  | 'deliveryRadiusKm'
  | 'coordinates'
  | 'shortestRental'
  | 'shortestRentalLabel'
  | 'notice'
  | 'unavailable'
>

/** Days are compared as they are written, and offsets move them by less than this. */
const margin = 2 * dayMs

/** Those of the spaces that there are; of their closed times what may touch the period. */
export async function findPriceables(
  db: Db,
  ids: readonly string[],
  { start, end }: Period,
): Promise<Map<string, Priceable>> {
  const rows = await priceableRows(db, ids)
  const days = { first: dayOf(after(start, -margin)), last: dayOf(after(end, margin)) }
  return new Map(rows.map(row => [row.id, priceable(row, days)]))
}

interface Days {
  first: string
  last: string
}

function priceable({ isPublic, closed, lat, lng, ...row }: PriceableRow, days: Days): Priceable {
  const { monthlyRate, hourlyRate, shortest, notice } = row
  const near = (closed ?? []).filter(period => mayTouch(period, days))
  return {
    ...row,
    isApproved: isPublic,
    monthlyRate: monthlyRate === null ? null : pence(monthlyRate),
    hourlyRate: hourlyRate === null ? null : pence(hourlyRate),
    costPerKm: pence(row.costPerKm),
    coordinates: lat === null || lng === null ? null : { lat, lng },
    shortestRental: { hours: shortest?.hours, months: shortest?.months },
    shortestRentalLabel: shortest?.label ?? '1 hour',
    notice: notice ?? { hours: 0 },
    unavailable: near.map(unavailablePeriod),
  }
}

function mayTouch({ startDate, endDate }: UnavailabilityPeriod, { first, last }: Days): boolean {
  return startDate.slice(0, 10) <= last && endDate.slice(0, 10) >= first
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
