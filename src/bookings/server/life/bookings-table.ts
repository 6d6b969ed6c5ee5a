import { sql } from 'kysely'
import type { BookingStage, PaymentStatus } from '#bookings/rules/life/booking-states.ts'
import { pickupErasedWords } from '#bookings/rules/pickup-erased.ts'
import type { LaterRent } from '#bookings/rules/price/later-rent.ts'
import type { QuoteLine } from '#bookings/rules/price/quote.ts'
import type { NoticeGiver } from '#bookings/rules/term/notice.ts'
import type { BookingType } from '#bookings/rules/term/term.ts'
import type { Pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { writeLast } from '#foundation/server/database/write-last.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import { policyOfVersion } from '#foundation/server/policy/policy-table.ts'
import type { BookedPlace } from '#listings/rules/place/booked-place.ts'

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
  /** The terms of that version. They apply to this booking even if the terms change later. */
  policy: Policy
  consented_at: Date
  created_at: Date
  expires_at: Date | null
  reminded_at: Date | null
  approved_at: Date | null
  paid_at: Date | null
  /** When the van took the things. From then on they are with the partner. */
  collected_at: Date | null
  cancelled_at: Date | null
  cancelled_by: 'renter' | 'host' | 'operator' | null
  reason: string | null
  refund: Pence | null
  refund_fee: Pence | null
  /** The part of the price that was refunded without a cancellation. */
  given_back: Pence
  start_notice_at: Date | null
  end_notice_at: Date | null
  /** A bank dispute is open, or was lost. */
  disputed: boolean
  /** Since when no bank dispute is open any more, though one was lost. */
  bank_decided_at: Date | null
  /** What the renter's bank took back for good, of what had not been refunded. */
  lost_to_bank: Pence
  /** Since when the two sides disagree about it. */
  contested_at: Date | null
  /** Whether the partner was a trader when the request was made. */
  host_kind: 'private' | 'trader' | null
  /** When the renter asked for a start inside the cooling-off days. */
  start_asked_at: Date | null
  /** True for a booking without an end. */
  rolling: boolean
  /** Notice cannot end it before this. */
  earliest_end: Date | null
  notice_at: Date | null
  notice_by: NoticeGiver | null
  /** The notice was given because rent was owed, and nobody has decided yet whether it stands. */
  notice_in_arrears: boolean
  /** What stood before that notice, where another had been given. It stands again after it. */
  before_notice_at: Date | null
  before_notice_by: NoticeGiver | null
  before_ends_at: Date | null
  /** Since when rent is owed after every attempt to collect it failed. */
  arrears_at: Date | null
  /** True for a fixed term that is paid month by month. */
  instalments: boolean
  /** The first payment, if that is only part of the price. */
  first_amount: Pence | null
  /** The sum of the payments after the first. */
  paid_later: Pence
  /** Prices for later months, in the order in which the partner announced them. */
  later_rents: LaterRent[]
  /** Where it was, once the listing stands somewhere else. */
  place: BookedPlace | null
  /** The booking before this one, in the same unit. */
  extends_id: string | null
  /** The booking after this one, while it is open or has been paid. */
  extended_by: string | null
}

type Stored = Omit<BookingRow, 'policy' | 'extended_by'>
type Tables = {
  booking: Stored & { period: string; settled_at: Date | null; end_said_at: Date | null }
}

export const bookingTable = (db: Db) => db.$extendTables<Tables>()

export const bookingColumns = [
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
  policyOfVersion('booking.policy_version').as('policy'),
  'consented_at',
  'created_at',
  'expires_at',
  'reminded_at',
  'approved_at',
  'paid_at',
  'collected_at',
  'cancelled_at',
  'cancelled_by',
  'reason',
  'refund',
  'refund_fee',
  'given_back',
  'start_notice_at',
  'end_notice_at',
  'disputed',
  'bank_decided_at',
  'lost_to_bank',
  'contested_at',
  'host_kind',
  'start_asked_at',
  'rolling',
  'earliest_end',
  'notice_at',
  'notice_by',
  'notice_in_arrears',
  'before_notice_at',
  'before_notice_by',
  'before_ends_at',
  'arrears_at',
  'instalments',
  'first_amount',
  'paid_later',
  'later_rents',
  'place',
  'extends_id',
  sql<string | null>`(select later.id from booking as later
    where later.extends_id = booking.id
      and later.stage in ('pending', 'approved', 'paid'))`.as('extended_by'),
] as const

/** Only one booking at a time may hold a unit in these stages. */
export const holding = sql<boolean>`stage in ('approved', 'paid')`

export async function insertBooking(tx: Db, row: BookingRow): Promise<void> {
  const { policy: _policy, extended_by: _later, ...stored } = row
  await writeLast(tx, 'booking', [stored])
}

/** The driver would write a JavaScript array as a PostgreSQL array and not as JSON. */
const json = (value: unknown) => JSON.stringify(value) as never

export async function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  return bookingTable(db)
    .selectFrom('booking')
    .select(bookingColumns)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locked until the transaction ends. */
export async function lockBooking(tx: Db, id: string): Promise<Locked<BookingRow> | undefined> {
  takesLock('booking', id)
  const row = await bookingTable(tx)
    .selectFrom('booking')
    .select(bookingColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

/** Compare-and-set: writes nothing if the booking has changed since the caller read it. */
export async function writeBooking(
  tx: Db,
  { id, stage }: BookingRow,
  set: Partial<BookingRow>,
): Promise<BookingRow | undefined> {
  const { lines: _lines, policy: _policy, extended_by: _later, later_rents, ...rest } = set
  const changes = later_rents ? { ...rest, later_rents: json(later_rents) } : rest
  return bookingTable(tx)
    .updateTable('booking')
    .set(changes)
    .where('id', '=', id)
    .where('stage', '=', stage)
    .returning(bookingColumns)
    .executeTakeFirst()
}

/**
 * Bookings that hold a unit and are not over, or are named in `over`. Requests that wait for an
 * answer do not count.
 */
export async function liveBookings(
  db: Db,
  whose: { listing_id: string } | { host_id: string } | { renter_id: string },
  now: Date,
  over: readonly string[] = [],
): Promise<BookingRow[]> {
  const [column, value] = Object.entries(whose)[0] as [keyof Stored, string]
  return bookingTable(db)
    .selectFrom('booking')
    .select(bookingColumns)
    .where(column, '=', value)
    .where(holding)
    .where(eb =>
      eb.or([eb('ends_at', '>', now), eb('id', '=', sql<string>`any(${[...over]}::uuid[])`)]),
    )
    .orderBy('starts_at')
    .execute()
}

/** Locked until the transaction ends. */
export async function lockUnpaid(
  tx: Db,
  whose: { listing_id: string } | { host_id: string } | { renter_id: string },
  stages: readonly ('pending' | 'approved')[],
): Promise<Locked<BookingRow>[]> {
  takesLock('booking')
  const [column, value] = Object.entries(whose)[0] as [keyof Stored, string]
  const rows = await bookingTable(tx)
    .selectFrom('booking')
    .select(bookingColumns)
    .where(column, '=', value)
    .where('stage', 'in', stages)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(locked)
}

/** Where things were collected is mostly where somebody lives. How far that was stays. */
export async function erasePickupsOf(tx: Db, renterId: string): Promise<void> {
  await bookingTable(tx)
    .updateTable('booking')
    .set({ pickup_address: pickupErasedWords, pickup_lat: null, pickup_lng: null })
    .where('renter_id', '=', renterId)
    .where('pickup_address', 'is not', null)
    .execute()
}

export const idsOfContested = sql<string>`(select id from booking where contested_at is not null)`

/**
 * A shared lock: others may hold it too, but nobody can change these bookings until the transaction
 * ends.
 */
export async function lockBookingRows(tx: Db, ids: readonly string[]): Promise<void> {
  takesLock('booking')
  await bookingTable(tx)
    .selectFrom('booking')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute()
}
