import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, type Period } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'
import { sharedPolicyLock } from '#foundation/server/policy/policy-table.ts'
import { unitsOf } from '#listings/server/for-bookings/find-bookable.ts'
import { owesRent } from '../life/booking-events-table.ts'
import { type BookingRow, bookingTable, holding } from '../life/bookings-table.ts'

const overlapping = ({ start, end }: Period) =>
  sql<boolean>`period && tstzrange(${start}, ${end}, '[)')`

export interface Turn {
  listingId: string
  /** What is wanted, where that is known before the listing is locked. */
  period?: Period | undefined
}

interface TurnOf extends Turn {
  renterId: string | null
  days: readonly number[]
}

/**
 * Bookings of one listing wait for each other until they commit. Without this, PostgreSQL before 18
 * can deadlock at the exclusion constraint, which costs each of them a second. A booking of a few
 * days waits only for others that need one of these days, and for those of many days. Until the
 * commit nobody can adopt other terms.
 */
export async function waitForTurn(tx: Db, turn: Turn): Promise<void> {
  await turnIn(tx, { ...turn, renterId: null })
}

/** Also answers whether this renter owes rent, to save a trip to the database. */
export async function waitForTurnOf(
  tx: Db,
  wanted: Turn & { renterId: string },
): Promise<{ isBehind: boolean }> {
  const [found] = await turnIn(tx, wanted)
  return { isBehind: found?.isBehind ?? false }
}

function turnIn(tx: Db, turn: Omit<TurnOf, 'days'>): Promise<{ isBehind: boolean }[]> {
  takesLock('listing', turn.listingId)
  takesLock('policy')
  const days = fewDaysOf(turn.period)
  return waiting(tx, { days: days.length }, { ...turn, days })
}

const mostDays = 4

/** The days of a short period, counted from 1970. Empty for a long one. */
function fewDaysOf(period: Period | undefined): number[] {
  if (!period) return []
  const [first, last] = [period.start.getTime(), period.end.getTime() - 1]
  const from = Math.floor(first / dayMs)
  const count = Math.floor(last / dayMs) - from + 1
  return count > mostDays ? [] : Array.from({ length: count }, (_, nth) => from + nth)
}

const wholeListing = sql`hashtextextended(${new Slot<TurnOf>(({ listingId }) => listingId)}::text, 60)`

const waiting = compiledOnce<{ days: number }, TurnOf, { isBehind: boolean }>(
  ({ days }) => sql`
    select ${days === 0 ? sql`pg_advisory_xact_lock(${wholeListing})` : turnsOfDays(days)},
      ${sharedPolicyLock},
      exists (
        select from booking
        where renter_id = ${new Slot<TurnOf>(({ renterId }) => renterId)}
          and ${owesRent}
      ) as "isBehind"`,
)

function turnsOfDays(count: number): RawBuilder<unknown> {
  const days = Array.from({ length: count }, (_, nth) => {
    const name = new Slot<TurnOf>(({ listingId, days }) => `${listingId} ${days[nth]}`)
    return sql`pg_advisory_xact_lock(hashtextextended(${name}::text, 62))`
  })
  return sql`pg_advisory_xact_lock_shared(${wholeListing}), ${sql.join(days)}`
}

export interface Room {
  /** The lowest unit that seems free in the period. The exclusion constraint decides in the end. */
  unit: number | null
  /** The time to pay of another booking has run out and the job has not run yet. */
  hasOverdue: boolean
  /** The same renter made the same request a moment ago. */
  isRepeated: boolean
}

export interface WantedRoom {
  listingId: string
  period: Period
  /** If left out, as many as the listing has. */
  units?: number | undefined
  /** The only unit that is acceptable, where a booking goes on. It may be one too many by now. */
  only?: number | undefined
  now: Date
  /** For detecting a double click: the same request by this renter within this time. */
  press?: { renterId: string; withinMs: number } | undefined
}

export async function findRoom(db: Db, wanted: WantedRoom): Promise<Room> {
  const [room] = await roomFor(db, { isCounted: wanted.units !== undefined }, wanted)
  return room ?? { unit: null, hasOverdue: false, isRepeated: false }
}

const given = {
  listing: new Slot<WantedRoom>(({ listingId }) => listingId),
  renter: new Slot<WantedRoom>(({ press }) => press?.renterId ?? null),
  start: new Slot<WantedRoom>(({ period }) => period.start),
  end: new Slot<WantedRoom>(({ period }) => period.end),
  units: new Slot<WantedRoom>(({ units }) => units),
  only: new Slot<WantedRoom>(({ only }) => only ?? null),
  now: new Slot<WantedRoom>(({ now }) => now),
  earliestPress: new Slot<WantedRoom>(({ now, press }) => after(now, -(press?.withinMs ?? 0))),
  /**
   * The start of a month under way is the moment of the press, so starts within that time count as
   * the same.
   */
  earliestStart: new Slot<WantedRoom>(({ period, press }) =>
    after(period.start, -(press?.withinMs ?? 0)),
  ),
  latestStart: new Slot<WantedRoom>(({ period, press }) =>
    after(period.start, press?.withinMs ?? 0),
  ),
}

/**
 * A listing may have fewer units now than its bookings hold. Then units are counted without looking
 * at their numbers, so that never more are held at once than there are.
 */
const roomFor = compiledOnce<{ isCounted: boolean }, WantedRoom, Room>(
  ({ isCounted }) => sql`
    with listed as (
      select ${isCounted ? sql`${given.units}::int` : unitsOf(given.listing)} as units
    ), held as materialized (
      select unit_no, starts_at, ends_at, expires_at from booking
      where listing_id = ${given.listing} and ${holding}
        and period && tstzrange(${given.start}, ${given.end}, '[)')
    ), moment as (
      select ${given.start}::timestamptz as at
      union select starts_at from held where starts_at > ${given.start}
    ), most as (
      select max((select count(*) from held where starts_at <= at and ends_at > at)) as at_once
      from moment
    )
    select
      (
        select unit
        from listed, generate_series(1, greatest(units, ${given.only}::int)) as unit
        where unit = coalesce(${given.only}::int, unit)
          and not exists (select from held where unit_no = unit)
          and (
            (unit <= units and not exists (select from held where unit_no > units))
            or (select at_once from most) < units
          )
        order by unit
        limit 1
      ) as unit,
      exists (select from held where expires_at <= ${given.now}) as "hasOverdue",
      exists (
        select from booking
        where listing_id = ${given.listing} and renter_id = ${given.renter}
          and starts_at > ${given.earliestStart} and starts_at < ${given.latestStart}
          and ends_at = ${given.end} and stage in ('pending', 'approved', 'paid')
          and created_at > ${given.earliestPress}
      ) as "isRepeated"`,
)

export type WishedRoom = Required<Pick<WantedRoom, 'listingId' | 'units' | 'period'>>

/** For many listings at once, counted from 1. */
export async function wishesWithoutRoom(db: Db, wishes: readonly WishedRoom[]): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select no::int from unnest(
      ${wishes.map(({ listingId }) => listingId)}::uuid[],
      ${wishes.map(({ units }) => units)}::int[],
      ${wishes.map(({ period }) => period.start)}::timestamptz[],
      ${wishes.map(({ period }) => period.end)}::timestamptz[]
    ) with ordinality as wanted (listing, units, start, until, no)
    where not has_room(listing, units, tstzrange(start, until, '[)'))`.execute(db)
  return rows.map(({ no }) => no)
}

/**
 * For statements of any noun: whether one unit is free for all of a time. Most spaces have no
 * booking then, and a function of the database would take six times as long to say so.
 */
export function hasRoom({
  listing,
  units,
  period,
}: Record<'listing' | 'units' | 'period', RawBuilder<unknown>>) {
  return sql<boolean>`(
    not exists (
      select from booking as held
      where held.listing_id = ${listing} and held.stage in ('approved', 'paid')
        and held.period && ${period}
    ) or has_room(${listing}, ${units}, ${period})
  )`
}

export async function heldPeriods(
  db: Db,
  listingIds: readonly string[],
  from: Date,
): Promise<(Period & { listingId: string })[]> {
  return bookingTable(db)
    .selectFrom('booking')
    .select(['listing_id as listingId', 'starts_at as start', 'ends_at as end'])
    .where('listing_id', '=', sql<string>`any(${[...listingIds]}::uuid[])`)
    .where(holding)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .execute()
}

export async function pendingRivals(db: Db, booking: BookingRow, now: Date): Promise<string[]> {
  const period = { start: booking.starts_at, end: booking.ends_at }
  const rows = await bookingTable(db)
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
