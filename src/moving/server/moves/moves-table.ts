import { sql } from 'kysely'
import { pickupErasedWords } from '#bookings/rules/pickup-erased.ts'
import { endOfStay } from '#bookings/server/for-payments/end-of-stay.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { MoveState } from '#moving/rules/move-states.ts'
import { noPhotos } from './move-photos-table.ts'

export interface MoveRow {
  booking_id: string
  host_id: string
  renter_id: string
  listing_id: string
  state: MoveState
  starts_at: Date
  ends_at: Date
  pickup_address: string
  distance_km: number
  vehicle_type: string | null
  driver_id: string | null
  driver_name: string | null
  driver_vehicle: string | null
  collected_at: Date | null
  collected_photo: string | null
  delivered_at: Date | null
  delivered_photo: string | null
  failed_at: Date | null
  reason: string | null
  created_at: Date
  reminded_at: Date | null
}

const table = (db: Db) => db.$extendTables<{ move_job: MoveRow }>()

const columns = [
  'booking_id',
  'host_id',
  'renter_id',
  'listing_id',
  'state',
  'starts_at',
  'ends_at',
  'pickup_address',
  'distance_km',
  'vehicle_type',
  'driver_id',
  'driver_name',
  'driver_vehicle',
  'collected_at',
  'collected_photo',
  'delivered_at',
  'delivered_photo',
  'failed_at',
  'reason',
  'created_at',
  'reminded_at',
] as const

export async function insertMove(tx: Db, row: MoveRow): Promise<void> {
  await table(tx).insertInto('move_job').values(row).execute()
}

export async function findMove(db: Db, bookingId: string): Promise<MoveRow | undefined> {
  return table(db)
    .selectFrom('move_job')
    .select(columns)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

/** Locked until the transaction ends. */
export async function lockMove(tx: Db, bookingId: string): Promise<Locked<MoveRow> | undefined> {
  takesLock('move')
  const row = await table(tx)
    .selectFrom('move_job')
    .select(columns)
    .where('booking_id', '=', bookingId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

/** Compare-and-set: writes nothing if the move has changed since the caller read it. */
export const writeMove = batched((tx, changes: readonly Change<MoveRow>[]) =>
  updateAll(tx, 'move_job', ['booking_id'], changes),
)

export async function movesOf(db: Db, bookingIds: readonly string[]): Promise<MoveRow[]> {
  return table(db)
    .selectFrom('move_job')
    .select(columns)
    .where('booking_id', '=', sql<string>`any(${[...bookingIds]}::uuid[])`)
    .orderBy('booking_id')
    .execute()
}

export async function erasePickupsOf(tx: Db, renterId: string): Promise<void> {
  await table(tx)
    .updateTable('move_job')
    .set({ pickup_address: pickupErasedWords, ...noPhotos })
    .where(sql<boolean>`booking_id in (select id from booking where renter_id = ${renterId})`)
    .execute()
}

/** Why a move did not work out, in words of the partner or a driver. */
export async function eraseReasonsOf(
  tx: Db,
  hostId: string,
  { except }: { except: string },
): Promise<void> {
  await table(tx)
    .updateTable('move_job')
    .set({ reason: null })
    .where('host_id', '=', hostId)
    .where('reason', '<>', except)
    .execute()
}

const isRunning = (now: Date) => sql`stage = 'paid' and moving and ends_at > ${now}`

/** Whether the booking of a move goes on, or what extends it. */
const goesOn = (now: Date) => sql<boolean>`exists (
  select from booking where id = booking_id and stage = 'paid' and moving
    and (ends_at > ${now} or ${endOfStay(sql.ref('booking.id'))} > ${now})
)`

/** Bookings that want a move and have none. The first to end come first. */
export async function bookingsWithoutMove(
  db: Db,
  now: Date,
  { atMost, except }: Which,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from booking
    where ${isRunning(now)} and id <> all(${[...except]}::uuid[])
      and not exists (select from move_job where booking_id = booking.id)
    order by ends_at, id limit ${atMost}`.execute(db)
  return rows
}

/** Bookings that want no move any more and have one that nobody has begun. */
export async function bookingsToCallOff(
  db: Db,
  now: Date,
  { atMost, except }: Which,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select booking_id as id from move_job
    where state in ('requested', 'assigned') and booking_id <> all(${[...except]}::uuid[])
      and not ${goesOn(now)}
    order by booking_id limit ${atMost}`.execute(db)
  return rows
}

/** That nobody drives yet, of bookings that go on. */
export async function movesToPlan(db: Db, hostId: string, now: Date): Promise<MoveRow[]> {
  const own = sql<string>`(select id from booking
    where host_id = ${hostId} and stage = 'paid' and moving)`
  return table(db)
    .selectFrom('move_job')
    .select(columns)
    .where('state', '=', 'requested')
    .where('booking_id', 'in', own)
    .where(goesOn(now))
    .orderBy('booking_id')
    .execute()
}

/**
 * Moves that begin soon and that nobody drives, each once. Of one that was paid for later than that,
 * the partner has just been told.
 */
export async function takeMovesToRemind(
  tx: Db,
  { from, until, atMost, except }: Which & { from: Date; until: Date },
): Promise<MoveRow[]> {
  const due = table(tx)
    .selectFrom('move_job')
    .select('booking_id')
    .where('state', '=', 'requested')
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', from)
    .where('starts_at', '<=', until)
    .where(sql<boolean>`created_at < starts_at - (${until}::timestamptz - ${from}::timestamptz)`)
    .where('booking_id', '<>', sql<string>`all(${[...except]}::uuid[])`)
    .limit(atMost)
    .forUpdate()
    .skipLocked()
  return table(tx)
    .updateTable('move_job')
    .set({ reminded_at: from })
    .where('booking_id', 'in', due)
    .returning(columns)
    .execute()
}

export interface BusyTime extends Period {
  driverId: string
}

/** When these drivers are busy, without one move that is being planned again. */
export async function busyTimes(
  db: Db,
  driverIds: readonly string[],
  { since, except }: { since: Date; except: string },
): Promise<BusyTime[]> {
  const rows = await table(db)
    .selectFrom('move_job')
    .select(['driver_id', 'starts_at', 'ends_at'])
    .where('driver_id', '=', sql<string>`any(${[...driverIds]}::uuid[])`)
    .where('state', 'in', ['assigned', 'collected'])
    .where('ends_at', '>', since)
    .where('booking_id', '!=', except)
    .orderBy('starts_at')
    .execute()
  return rows.map(row => ({
    driverId: row.driver_id ?? '',
    start: row.starts_at,
    end: row.ends_at,
  }))
}

/** What renters see of a driver who is still to come. */
export async function renewDriverOnMoves(
  tx: Db,
  driverId: string,
  { name, vehicle }: { name: string; vehicle: string },
): Promise<void> {
  await table(tx)
    .updateTable('move_job')
    .set({ driver_name: name, driver_vehicle: vehicle })
    .where('driver_id', '=', driverId)
    .where('state', '=', 'assigned')
    .execute()
}

export async function hasMovesToDo(tx: Db, driverId: string): Promise<boolean> {
  const row = await table(tx)
    .selectFrom('move_job')
    .select('booking_id')
    .where('driver_id', '=', driverId)
    .where('state', 'in', ['assigned', 'collected'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Moves whose things are on the van. */
export async function movesOnTheVan(
  db: Db,
  party: { host_id: string } | { renter_id: string },
): Promise<{ collected_at: Date | null }[]> {
  return table(db)
    .selectFrom('move_job')
    .select('collected_at')
    .where('state', '=', 'collected')
    .where(eb => eb.and(party))
    .execute()
}

export interface DrivenMove extends MoveRow {
  /** The booking was cancelled before the things had arrived. */
  goes_back: boolean
}

/** Where nothing was collected and nothing will be, the two addresses are no longer theirs to see. */
export async function movesOfDriver(
  db: Db,
  driverId: string,
  { start, end, now }: Period & { now: Date },
): Promise<DrivenMove[]> {
  return table(db)
    .selectFrom('move_job')
    .select([
      ...columns,
      sql<boolean>`exists (
        select from booking
        where id = booking_id and cancelled_at < coalesce(delivered_at, 'infinity')
      )`.as('goes_back'),
    ])
    .where('driver_id', '=', driverId)
    .where('starts_at', '>=', start)
    .where('starts_at', '<', end)
    .where(sql<boolean>`(collected_at is not null or ${goesOn(now)})`)
    .orderBy('starts_at')
    .orderBy('booking_id')
    .execute()
}
