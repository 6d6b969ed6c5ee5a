import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import { likePattern } from '#foundation/server/database/statements/like-pattern.ts'
import { says } from '#foundation/server/database/statements/says.ts'
import { currentPolicyJson } from '#foundation/server/policy/policy-table.ts'
import type { ListingRow } from '../listing/listings-table.ts'

const columns = [
  'id',
  'host_id',
  'is_public',
  'host_suspended',
  'deleted_at',
  'available',
  'auto_approve',
  'rolling',
  'public_lat',
  'public_lng',
  'storage_title',
  'storage_type',
  'storage_size',
  'storage_number',
  'storage_access_period',
  'storage_access_type',
  'packing_permit',
  'packing_instruction',
  'access_notes',
  'access_notes_at',
  'services',
  'vehicle_type',
  'cost_per_km_pence',
  'delivery_radius_km',
  'monthly_rate_pence',
  'hourly_rate_pence',
  'booking_duration',
  'booking_notice',
  'unavailability_periods',
  'card',
] as const

const placeColumns = ['address', 'lat', 'lng'] as const

type Columns = (typeof columns)[number] | (typeof placeColumns)[number]

export interface BookableRow extends Selectable<Pick<ListingRow, Columns>> {
  shortest: LengthRow | null
  notice: LengthRow | null
  host_kind: 'private' | 'trader' | null
}

interface LengthRow {
  label: string
  hours?: number
  months?: number
}

/** Read in the same statement as the listing, to save a trip to the database. */
const meaning = (list: 'booking-period' | 'notice-period', column: string) =>
  sql<LengthRow | null>`(
    select jsonb_build_object('label', label) || extra from configuration_item
    where list = ${sql.lit(list)} and value = listing.${sql.ref(column)}
  )`

/** While another place waits for the operator, what is booked is where it was approved. */
function booked(column: (typeof placeColumns)[number]): RawBuilder<string> {
  const whole = sql.ref(column)
  const approved = sql`approved_content ->> ${sql.lit(column)}`
  const typed = column === 'address' ? approved : sql`(${approved})::float8`
  return sql`case when state = 'approved' then ${whole} else coalesce(${typed}, ${whole}) end`
}

const place = sql.join(placeColumns.map(column => sql`${booked(column)} as ${sql.ref(column)}`))

const table = (db: Db) => db.$extendTables<{ listing: ListingRow }>()

/**
 * Finds deleted ones too, because a booking outlives its listing. With 'while booking', other
 * bookings may go on at the same time, but changes of the listing wait.
 */
export async function bookableRows(
  db: Db,
  ids: readonly string[],
  lock?: 'while booking',
): Promise<BookableRow[]> {
  if (ids.length === 0) return []
  const shape = { isOne: ids.length === 1, isLocked: lock !== undefined, withTerms: false }
  return bookable(db, shape, ids)
}

export type BookableByTerms = BookableRow & { policy: Policy }

/** One of them, locked while booking, with the terms that it is booked by. */
export async function lockedByTerms(tx: Db, id: string): Promise<BookableByTerms | undefined> {
  const [row] = await bookable(tx, { isOne: true, isLocked: true, withTerms: true }, [id])
  return row as BookableByTerms | undefined
}

interface Shape {
  isOne: boolean
  isLocked: boolean
  withTerms: boolean
}

/** A single id has a statement of its own: PostgreSQL plans a list anew every time. */
const bookable = compiledOnce<Shape, readonly string[], BookableRow>(
  ({ isOne, isLocked, withTerms }) => sql`
    select ${sql.join(columns.map(column => sql.ref(column)))}, ${place},
      ${meaning('booking-period', 'booking_duration')} as shortest,
      ${meaning('notice-period', 'booking_notice')} as notice,
      (select host_kind from users where id = host_id) as host_kind
      ${withTerms ? sql`, ${currentPolicyJson} as policy` : sql``}
    from listing
    where ${
      isOne
        ? sql`id = ${new Slot<readonly string[]>(([id]) => id)}::uuid`
        : sql`id = any(${new Slot<readonly string[]>(ids => ids)}::uuid[])`
    }
    ${isLocked ? sql`for share` : sql``}`,
)

export function idsByTitle(words: string): RawBuilder<string> {
  const pattern = likePattern(words.toLowerCase())
  return sql<string>`(select id from listing where lower(storage_title) like ${pattern})`
}

export interface SpaceAsked {
  listing: RawBuilder<string>
  /** Whether the reader may know where it is to the number of the house. */
  isExact: RawBuilder<boolean>
}

export function isInSpace(asked: SpaceAsked, word: string): RawBuilder<boolean> {
  const { listing, isExact } = asked
  const address = sql`case when ${isExact} then ${booked('address')} else card ->> 'address' end`
  const text = sql<string>`concat_ws(' ', storage_title, ${address})`
  return sql<boolean>`exists (
    select from listing where listing.id = ${listing} and ${says(text, word)}
  )`
}

/** Lets a statement lock the host without reading the listing first. */
export function hostIdOf(id: string | Slot<never>): RawBuilder<string> {
  return sql<string>`(select host_id from listing where id = ${id})`
}

/** For a statement that looks for room without knowing how much there is. */
export function unitsOf(id: Slot<never>): RawBuilder<number> {
  return sql<number>`(select storage_number from listing where id = ${id})`
}

export async function hostOf(db: Db, id: string): Promise<{ host_id: string } | undefined> {
  return table(db).selectFrom('listing').select('host_id').where('id', '=', id).executeTakeFirst()
}
