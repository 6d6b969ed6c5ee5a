import { type ColumnType, type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import { writeLast } from '#foundation/server/database/write-last.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { ClosedTime } from '#listings/rules/calendars/closed-times.ts'
import type { ApprovedContent } from '#listings/rules/life/approved-content.ts'
import type { ListingState } from '#listings/rules/life/listing-states.ts'
import type { ListingCard } from '#listings/rules/wire.ts'

type Json<Value> = ColumnType<Value, string | null, string | null>
type Generated<Value> = ColumnType<Value, never, never>

interface ListingColumns {
  id: string
  host_id: string
  state: ListingState
  available: boolean
  featured: boolean
  host_suspended: boolean
  completed: boolean
  version: number
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  is_public: Generated<boolean>
  address: string
  street: string
  area: string
  lat: number | null
  lng: number | null
  storage_type: string | null
  storage_floor: string | null
  storage_features: string[]
  services: string[]
  vehicle_type: string | null
  cost_per_km_pence: number | null
  delivery_radius_km: number | null
  packaging_size: string | null
  cost_per_size_pence: number | null
  street_view: Json<boolean | Record<string, number> | null>
  storage_size: string | null
  storage_number: number
  image: string[]
  storage_title: string
  description: string
  unavailability_periods: Json<ClosedTime[]>
  unavailability_reason: string | null
  unavailability_date: string | null
  storage_access_period: string | null
  storage_access_type: string | null
  packing_permit: boolean
  packing_instruction: string
  access_notes: string | null
  /** Since when they are what they are. */
  access_notes_at: Date | null
  booking_duration: string | null
  booking_notice: string | null
  price_type: 'elastic' | 'custom'
  monthly_rate_pence: number | null
  hourly_rate_pence: number | null
  /** Also let month by month, until somebody gives notice. */
  rolling: boolean
  auto_approve: boolean
  consent: boolean
  consent_version: string | null
  consent_at: Date | null
  consent_by: string | null
  submitted_at: Date | null
  review_alerted_at: Date | null
  approved_at: Date | null
  approved_content: Json<ApprovedContent | null>
  changed_at: Date | null
  decision_reason: string | null
  rating_count: number
  rating_sum: number
  /** Of the last reading that stands. */
  dry_percent: number | null
  dry_read_on: string | null
  /** In the books of its partner. */
  reference: string | null
  public_lat: number | null
  public_lng: number | null
  search_text: string
  card: Json<ListingCard>
  card_made_by: string
}

export type ListingRow = Selectable<ListingColumns>

/** Computed at every write from the other columns; strangers see only these. */
export type PublicSide = Pick<
  ListingRow,
  'public_lat' | 'public_lng' | 'search_text' | 'card' | 'card_made_by'
>

export type ListingDraft = Omit<ListingRow, keyof PublicSide | 'is_public'>
export type WholeListing = ListingDraft & PublicSide

export const listingTable = (db: Db) => db.$extendTables<{ listing: ListingColumns }>()

const livingListings = (db: Db) =>
  listingTable(db).selectFrom('listing').selectAll().where('deleted_at', 'is', null)

/** Counts as locked: nobody else can see a new row before the commit. */
export async function insertListing(tx: Db, row: WholeListing): Promise<Locked<ListingRow>> {
  takesLock('listing')
  const written = await listingTable(tx)
    .insertInto('listing')
    .values(encoded(row))
    .returningAll()
    .executeTakeFirstOrThrow()
  return locked(written)
}

/** Drafts only, which nobody reads before the commit. */
export async function insertListings(tx: Db, rows: readonly WholeListing[]): Promise<void> {
  takesLock('listing')
  await writeLast(tx, 'listing', rows)
}

export async function lockListing(tx: Db, id: string): Promise<Locked<ListingRow> | undefined> {
  takesLock('listing')
  const row = await livingListings(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && locked(row)
}

export async function findListing(db: Db, id: string): Promise<ListingRow | undefined> {
  return livingListings(db).where('id', '=', id).executeTakeFirst()
}

/** Undefined when the state or the version is no longer the one that was locked. */
export async function updateListing(
  tx: Db,
  before: Pick<ListingRow, 'id' | 'state' | 'version'>,
  row: WholeListing,
): Promise<ListingRow | undefined> {
  const { id, host_id: _host, created_at: _created, ...changes } = encoded(row)
  return listingTable(tx)
    .updateTable('listing')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', before.state)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst()
}

interface PublicSideAsked {
  id: string
  reader: string | null
  now: Date
}

const asked = {
  id: new Slot<PublicSideAsked>(({ id }) => id),
  reader: new Slot<PublicSideAsked>(({ reader }) => reader),
  now: new Slot<PublicSideAsked>(({ now }) => now),
}

interface PublicSideFound {
  page: string
  host_id: string
  is_public: boolean
}

const publicSide = compiledOnce<null, PublicSideAsked, PublicSideFound>(
  () => sql`
    select
      left(listing.card::text, -1)
        || ',"description":' || to_json(description)::text
        || ',"unavailabilityPeriods":' || (
          select coalesce(json_agg(json_build_object(
            'startDate', period -> 'startDate', 'endDate', period -> 'endDate'
          )), '[]')::text
          from jsonb_array_elements(unavailability_periods) as period
        )
        || ',"host":{"_id":"' || host_id || '",' || substr(host.card::text, 2)
        || ',"facts":' || coalesce(public_facts(host_id, ${asked.now})::text, 'null')
        || ',"preview":' || (not is_public)::text
        || ',"own":' || (host_id is not distinct from ${asked.reader}::uuid)::text || '}' as page,
      host_id,
      is_public
    from listing join public_person as host on host.id = listing.host_id
    where listing.id = ${asked.id} and deleted_at is null`,
)

/** As one JSON text: the stored card, and what only its own page shows. */
export async function findPublicSide(
  db: Db,
  id: string,
  { reader, now }: Omit<PublicSideAsked, 'id'>,
): Promise<PublicSideFound | undefined> {
  const [found] = await publicSide(db, null, { id, reader, now })
  return found
}

export async function listOfHost(
  db: Db,
  hostId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListingRow[]> {
  return livingListings(db)
    .where('host_id', '=', hostId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countOfHost(db: Db, hostId: string): Promise<number> {
  const row = await listingTable(db)
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** As one JSON text, which is sent on without being parsed. */
export async function featuredCards(
  db: Db,
  { except, limit }: { except: string | null; limit: number },
): Promise<ListingCard[]> {
  const { rows } = await sql<{ card: ListingCard }>`
    select card from listing
    where is_public and available and id is distinct from ${except}::uuid
    order by featured desc, reliability desc, created_at desc
    limit ${limit}`.execute(db)
  return rows.map(({ card }) => card)
}

/** Cards made by an older version of the program or under older terms. */
export async function lockOutdatedCards(
  tx: Db,
  madeBy: string,
  { atMost, except }: Which,
): Promise<ListingRow[]> {
  return listingTable(tx)
    .selectFrom('listing')
    .selectAll()
    .where('card_made_by', '!=', madeBy)
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** All of them, said so that the two indexes by host are used: each holds only one kind. */
export const livingOrDeleted = sql<boolean>`(deleted_at is null or deleted_at is not null)`

/** With `andDeleted` also those of which only the rows are left. */
export async function lockListingsOfHost(
  tx: Db,
  hostId: string,
  { andDeleted = false } = {},
): Promise<ListingRow[]> {
  takesLock('listing')
  return listingTable(tx)
    .selectFrom('listing')
    .selectAll()
    .where('host_id', '=', hostId)
    .where(andDeleted ? livingOrDeleted : sql<boolean>`deleted_at is null`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

function encoded({ is_public: _derived, ...row }: WholeListing & { is_public?: boolean }) {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const values: Insertable<ListingColumns> = {
    ...row,
    street_view: json(row.street_view),
    unavailability_periods: JSON.stringify(row.unavailability_periods),
    approved_content: json(row.approved_content),
    card: JSON.stringify(row.card),
  }
  return values
}
