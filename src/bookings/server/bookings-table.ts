import { sql } from 'kysely'
import type { BookingStage, PaymentStatus } from '#bookings/rules/booking-states.ts'
import type { QuoteLine } from '#bookings/rules/quote.ts'
import type { BookingType } from '#bookings/rules/term.ts'
import type { Pence } from '#foundation/rules/money.ts'
import type { Period } from '#foundation/rules/time.ts'
import type { Db } from '#foundation/server/database/db.ts'

export interface BookingRow {
  id: string
  listing_id: string
  host_id: string
  renter_id: string
  type: BookingType
  starts_at: Date
  ends_at: Date
  stage: BookingStage
  payment_status: PaymentStatus
  unit_no: number | null
  time: number
  unit_price: Pence
  subtotal: Pence
  tax: Pence
  total: Pence
  lines: QuoteLine[]
  moving: boolean
  packing: boolean
  pickup_address: string | null
  pickup_lat: number | null
  pickup_lng: number | null
  distance_km: number | null
  policy_version: string
  consented_at: Date
  created_at: Date
  expires_at: Date | null
  reminded_at: Date | null
  approved_at: Date | null
  paid_at: Date | null
  cancelled_at: Date | null
  cancelled_by: 'renter' | 'host' | 'operator' | null
  reason: string | null
  refund: Pence | null
  refund_fee: Pence | null
  start_notice_at: Date | null
  end_notice_at: Date | null
  disputed: boolean
}

type Tables = { booking: BookingRow & { period: string } }

const table = (db: Db) => db.$extendTables<Tables>()

const columns = [
  'id',
  'listing_id',
  'host_id',
  'renter_id',
  'type',
  'starts_at',
  'ends_at',
  'stage',
  'payment_status',
  'unit_no',
  'time',
  'unit_price',
  'subtotal',
  'tax',
  'total',
  'lines',
  'moving',
  'packing',
  'pickup_address',
  'pickup_lat',
  'pickup_lng',
  'distance_km',
  'policy_version',
  'consented_at',
  'created_at',
  'expires_at',
  'reminded_at',
  'approved_at',
  'paid_at',
  'cancelled_at',
  'cancelled_by',
  'reason',
  'refund',
  'refund_fee',
  'start_notice_at',
  'end_notice_at',
  'disputed',
] as const

const overlapping = ({ start, end }: Period) =>
  sql<boolean>`period && tstzrange(${start}, ${end}, '[)')`

const holding = sql<boolean>`stage in ('approved', 'paid')`

export async function insertBooking(tx: Db, row: BookingRow): Promise<void> {
  await table(tx)
    .insertInto('booking')
    .values({ ...row, lines: JSON.stringify(row.lines) as never } as never)
    .execute()
}

export async function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  return table(db).selectFrom('booking').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Compare-and-set: nothing happens unless the booking still is where the caller saw it. */
export async function moveBooking(
  tx: Db,
  { id, from, set }: { id: string; from: BookingStage; set: Partial<BookingRow> },
): Promise<BookingRow | undefined> {
  const { lines: _lines, ...changes } = set
  return table(tx)
    .updateTable('booking')
    .set(changes)
    .where('id', '=', id)
    .where('stage', '=', from)
    .returning(columns)
    .executeTakeFirst()
}

/**
 * The lowest unit that nobody holds in this period. Two may be told the same one; the exclusion
 * constraint then lets one of them have it.
 */
/**
 * Those who want units of one listing take turns until they commit: PostgreSQL before 18 lets a
 * crowd that meets at the exclusion constraint deadlock, a second for each of them.
 */
export async function takeTurns(tx: Db, listingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${listingId}::text, 60))`.execute(tx)
}

export async function hasAskedSince(
  db: Db,
  asked: { listingId: string; renterId: string; period: Period; since: Date },
): Promise<boolean> {
  const row = await table(db)
    .selectFrom('booking')
    .select('id')
    .where('listing_id', '=', asked.listingId)
    .where('renter_id', '=', asked.renterId)
    .where('starts_at', '=', asked.period.start)
    .where('ends_at', '=', asked.period.end)
    .where('stage', 'in', ['pending', 'approved', 'paid'])
    .where('created_at', '>', asked.since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findFreeUnit(
  tx: Db,
  { listingId, period, units }: { listingId: string; period: Period; units: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ unit: number }>`
    select unit
    from generate_series(1, ${units}::int) as unit
    where not exists (
      select from booking
      where listing_id = ${listingId} and unit_no = unit and ${holding} and ${overlapping(period)}
    )
    order by unit
    limit 1`.execute(tx)
  return rows[0]?.unit
}

export async function heldPeriods(db: Db, listingId: string, from: Date): Promise<Period[]> {
  return table(db)
    .selectFrom('booking')
    .select(['starts_at as start', 'ends_at as end'])
    .where('listing_id', '=', listingId)
    .where(holding)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .execute()
}

export async function pendingRivals(db: Db, booking: BookingRow, now: Date): Promise<string[]> {
  const period = { start: booking.starts_at, end: booking.ends_at }
  const rows = await table(db)
    .selectFrom('booking')
    .select('id')
    .where('listing_id', '=', booking.listing_id)
    .where('id', '!=', booking.id)
    .where('stage', '=', 'pending')
    .where('expires_at', '>', now)
    .where(overlapping(period))
    .orderBy('created_at')
    .execute()
  return rows.map(row => row.id)
}

export interface BookingQuery {
  party: { renter_id: string } | { host_id: string } | null
  approvalStatus?: 'pending' | 'approved' | 'disapproved' | 'expired' | undefined
  cancelled?: boolean | undefined
  now: Date
  limit: number
  offset: number
}

const statusStages: Record<NonNullable<BookingQuery['approvalStatus']>, BookingStage[]> = {
  pending: ['pending'],
  approved: ['approved', 'paid'],
  disapproved: ['disapproved', 'cancelled'],
  expired: ['expired'],
}

function matching(db: Db, { party, approvalStatus, cancelled, now }: BookingQuery) {
  const overdue = sql<boolean>`coalesce(expires_at <= ${now}, false)`
  return table(db)
    .selectFrom('booking')
    .$if(party !== null && 'renter_id' in party, query =>
      query.where('renter_id', '=', party && 'renter_id' in party ? party.renter_id : ''),
    )
    .$if(party !== null && 'host_id' in party, query =>
      query.where('host_id', '=', party && 'host_id' in party ? party.host_id : ''),
    )
    .$if(approvalStatus === 'expired', query =>
      query.where(({ or, eb }) => or([eb('stage', '=', 'expired'), overdue])),
    )
    .$if(approvalStatus !== undefined && approvalStatus !== 'expired', query =>
      query
        .where('stage', 'in', statusStages[approvalStatus ?? 'pending'])
        .where(({ not }) => not(overdue)),
    )
    .$if(cancelled === true, query => query.where('cancelled_at', 'is not', null))
    .$if(cancelled === false, query => query.where('cancelled_at', 'is', null))
}

export async function listBookings(db: Db, query: BookingQuery): Promise<BookingRow[]> {
  return matching(db, query)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute()
}

export async function countBookings(db: Db, query: BookingQuery): Promise<number> {
  const row = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function overdueBookings(
  db: Db,
  { now, listingId, atMost }: { now: Date; listingId?: string; atMost: number },
): Promise<BookingRow[]> {
  return table(db)
    .selectFrom('booking')
    .select(columns)
    .where('expires_at', '<=', now)
    .$if(listingId !== undefined, query => query.where('listing_id', '=', listingId ?? ''))
    .orderBy('expires_at')
    .limit(atMost)
    .execute()
}

/** Marks those that need a word of warning and hands each out once. */
export async function takeBookingsToRemind(
  tx: Db,
  { expiringBefore, now, atMost }: { expiringBefore: Date; now: Date; atMost: number },
): Promise<BookingRow[]> {
  return table(tx)
    .updateTable('booking')
    .set({ reminded_at: now })
    .where('id', 'in', query =>
      query
        .selectFrom('booking')
        .select('id')
        .where('reminded_at', 'is', null)
        .where('expires_at', '<=', expiringBefore)
        .where('expires_at', '>', now)
        .limit(atMost)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute()
}

export async function takeBookingsToAnnounce(
  tx: Db,
  which: { what: 'start' | 'end'; from: Date; until: Date; atMost: number },
): Promise<BookingRow[]> {
  const [moment, mark] =
    which.what === 'start'
      ? (['starts_at', 'start_notice_at'] as const)
      : (['ends_at', 'end_notice_at'] as const)
  return table(tx)
    .updateTable('booking')
    .set({ [mark]: which.from })
    .where('id', 'in', query =>
      query
        .selectFrom('booking')
        .select('id')
        .where('stage', '=', 'paid')
        .where(mark, 'is', null)
        .where(moment, '>', which.from)
        .where(moment, '<=', which.until)
        .limit(which.atMost)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute()
}

/** Bookings that still matter to a listing or a person: open, or held and not over. */
export async function liveBookings(
  db: Db,
  whose: { listing_id: string } | { host_id: string } | { renter_id: string },
  now: Date,
): Promise<BookingRow[]> {
  const [column, value] = Object.entries(whose)[0] as [keyof BookingRow, string]
  return table(db)
    .selectFrom('booking')
    .select(columns)
    .where(column, '=', value)
    .where(holding)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .execute()
}

export async function paidBookingsWithMoving(db: Db, now: Date): Promise<BookingRow[]> {
  return table(db)
    .selectFrom('booking')
    .select(columns)
    .where('stage', '=', 'paid')
    .where('moving', '=', true)
    .where('ends_at', '>', now)
    .execute()
}

export async function openRequestsOf(db: Db, renterId: string): Promise<BookingRow[]> {
  return table(db)
    .selectFrom('booking')
    .select(columns)
    .where('renter_id', '=', renterId)
    .where('stage', '=', 'pending')
    .execute()
}
