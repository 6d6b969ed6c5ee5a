import { type Pence, pence } from '#foundation/rules/money.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, type Period } from '#foundation/rules/time/time.ts'
import { unavailablePeriod } from '#listings/rules/editing/unavailability.ts'
import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'
import type { Bookable } from './find-bookable.ts'
import { lengthsOfTerms, priceableRow } from './priceable-listings-table.ts'

export type Priceable = Pick<
  Bookable,
  | 'id'
  | 'hostId'
  | 'isPublic'
  | 'isHostSuspended'
  | 'available'
  | 'units'
  | 'monthlyRate'
  | 'hourlyRate'
  | 'delivery'
  | 'packing'
  | 'costPerKm'
  | 'deliveryRadiusKm'
  | 'publicPoint'
  | 'shortestRental'
  | 'shortestRentalLabel'
  | 'notice'
  | 'unavailable'
>

/** Only what a price depends on, because hundreds are read at once. */
export type PriceableRow = [
  id: string,
  hostId: string,
  isPublic: boolean,
  available: boolean,
  isHostSuspended: boolean,
  monthlyRate: number | null,
  hourlyRate: number | null,
  delivery: boolean,
  packing: boolean,
  costPerKm: number,
  deliveryRadiusKm: number | null,
  publicLat: number | null,
  publicLng: number | null,
  closed: UnavailabilityPeriod[],
  bookingDuration: string | null,
  bookingNotice: string | null,
  units: number,
]

/** By list and value. */
export type Lengths = Readonly<
  Record<string, { label: string; hours?: number; months?: number } | undefined>
>

/** For statements of other nouns that join `listing`; both are JSON. */
export function priceableColumns() {
  return { row: priceableRow, lengths: lengthsOfTerms }
}

/** Closed days are compared by their text; a time zone moves them by less than this. */
const margin = 2 * dayMs

/** Closed times far from the period are left out, as reading them all is slow. */
export function readPriceables(
  rows: readonly PriceableRow[],
  lengths: Lengths,
  { start, end }: Period,
): Priceable[] {
  const days = { first: dayOf(after(start, -margin)), last: dayOf(after(end, margin)) }
  return rows.map(row => priceable(row, lengths, days))
}

interface Days {
  first: string
  last: string
}

function priceable(row: PriceableRow, lengths: Lengths, days: Days): Priceable {
  const [id, hostId, isPublic, available, isHostSuspended, monthly, hourly, ...van] = row
  const [delivery, packing, costPerKm, deliveryRadiusKm, lat, lng, ...terms] = van
  const [closed, duration, notice, units] = terms
  const shortest = lengths[`booking-period ${duration}`]
  return {
    ...{ id, hostId, isPublic, available, isHostSuspended, delivery, packing, deliveryRadiusKm },
    units,
    monthlyRate: rate(monthly),
    hourlyRate: rate(hourly),
    costPerKm: pence(costPerKm),
    publicPoint: lat === null || lng === null ? null : { lat, lng },
    shortestRental: { hours: shortest?.hours, months: shortest?.months },
    shortestRentalLabel: shortest?.label ?? '1 hour',
    notice: lengths[`notice-period ${notice}`] ?? { hours: 0 },
    unavailable: closed.filter(period => mayTouch(period, days)).map(unavailablePeriod),
  }
}

function rate(amount: number | null): Pence | null {
  return amount === null ? null : pence(amount)
}

function mayTouch({ startDate, endDate }: UnavailabilityPeriod, { first, last }: Days): boolean {
  return startDate.slice(0, 10) <= last && endDate.slice(0, 10) >= first
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
