import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { unavailablePeriod } from '#listings/rules/editing/unavailability.ts'
import type { ListingCard, MediaItem } from '#listings/rules/wire.ts'
import { type BookableRow, bookableRows, hostOf, lockedByTerms } from './bookable-listings-table.ts'

export { hostIdOf, unitsOf } from './bookable-listings-table.ts'

export interface Bookable {
  id: string
  hostId: string
  title: string
  /** Approved, and its host is neither suspended nor gone. It may be switched off. */
  isPublic: boolean
  isHostSuspended: boolean
  /** Null where the host has not said. */
  hostKind: 'private' | 'trader' | null
  available: boolean
  autoApprove: boolean
  rolling: boolean
  units: number
  monthlyRate: Pence | null
  hourlyRate: Pence | null
  delivery: boolean
  packing: boolean
  vehicleType: string | null
  costPerKm: Pence
  deliveryRadiusKm: number | null
  shortestRental: Length
  shortestRentalLabel: string
  notice: Length
  unavailable: Period[]
  address: string
  publicAddress: string
  coordinates: { lat: number; lng: number } | null
  publicPoint: { lat: number; lng: number } | null
  media: string[]
  mediaItems: MediaItem[]
  storageType: string | null
  storageSize: string | null
  storageAccessPeriod: string | null
  storageAccessType: string | null
  packingPermit: boolean
  packingInstruction: string
  accessNotes: string
  accessNotesAt: Date | null
  /** As anybody may see it. */
  card: ListingCard
}

interface Length {
  hours?: number | undefined
  months?: number | undefined
}

export async function findBookable(db: Db, id: string): Promise<Bookable | undefined> {
  const [row] = await bookableRows(db, [id])
  return row && bookable(row)
}

/** So that the host can be locked before the listing. */
export async function findHostOf(db: Db, id: string): Promise<string | undefined> {
  return (await hostOf(db, id))?.host_id
}

/** Locked until the transaction ends. */
export async function lockBookable(tx: Db, id: string): Promise<Bookable | undefined> {
  takesLock('listing', id)
  const [row] = await bookableRows(tx, [id], 'while booking')
  return row && bookable(row)
}

/** The same with the terms that it is booked by. The caller has asked for their lock before. */
export async function lockBookableByTerms(
  tx: Db,
  id: string,
): Promise<{ listing: Bookable; policy: Policy } | undefined> {
  takesLock('listing', id)
  const row = await lockedByTerms(tx, id)
  return row && { listing: bookable(row), policy: row.policy }
}

export async function findBookables(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Bookable>> {
  const rows = await bookableRows(db, ids)
  return new Map(rows.map(row => [row.id, bookable(row)]))
}

export function takesBookings({ isPublic, available }: Pick<Bookable, 'isPublic' | 'available'>) {
  return isPublic && available
}

/** A renter opens a space and its pictures only while it is on offer. */
export function isShownTo(
  side: 'renter' | 'host' | 'partner' | 'operator',
  { isPublic }: Pick<Bookable, 'isPublic'>,
): boolean {
  return side !== 'renter' || isPublic
}

function bookable(row: BookableRow): Bookable {
  // Those of a host who has left have no address.
  const hasPlace = row.deleted_at === null || row.address !== ''
  return {
    id: row.id,
    hostId: row.host_id,
    title: row.storage_title,
    isPublic: row.is_public,
    isHostSuspended: row.host_suspended,
    hostKind: row.host_kind,
    available: row.available,
    autoApprove: row.auto_approve,
    rolling: row.rolling,
    units: row.storage_number,
    monthlyRate: row.monthly_rate_pence === null ? null : pence(row.monthly_rate_pence),
    hourlyRate: row.hourly_rate_pence === null ? null : pence(row.hourly_rate_pence),
    delivery: row.services.includes('delivery'),
    packing: row.services.includes('packing'),
    vehicleType: row.vehicle_type,
    costPerKm: pence(row.cost_per_km_pence ?? 0),
    deliveryRadiusKm: row.delivery_radius_km,
    shortestRental: { hours: row.shortest?.hours, months: row.shortest?.months },
    shortestRentalLabel: row.shortest?.label ?? '1 hour',
    notice: row.notice ?? { hours: 0 },
    unavailable: row.unavailability_periods.map(unavailablePeriod),
    address: row.address,
    publicAddress: row.card.address,
    coordinates: hasPlace ? pointOf(row.lat, row.lng) : null,
    publicPoint: hasPlace ? pointOf(row.public_lat, row.public_lng) : null,
    media: row.card.media,
    mediaItems: row.card.mediaItems,
    storageType: row.storage_type,
    storageSize: row.storage_size,
    storageAccessPeriod: row.storage_access_period,
    storageAccessType: row.storage_access_type,
    packingPermit: row.packing_permit,
    packingInstruction: row.packing_instruction,
    accessNotes: row.access_notes ?? '',
    accessNotesAt: row.access_notes_at,
    card: row.card,
  }
}

function pointOf(lat: number | null, lng: number | null) {
  return lat === null || lng === null ? null : { lat, lng }
}
