import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import { type BookingRow, bookingColumns, bookingTable } from '../life/bookings-table.ts'

/** Bookings that another process has locked are skipped. */
export async function lockOverdueBookings(
  tx: Db,
  {
    now,
    listingId,
    atMost,
    except = [],
  }: Partial<Which> & {
    now: Date
    listingId?: string
    atMost: number
  },
): Promise<Locked<BookingRow>[]> {
  takesLock('booking')
  const rows = await bookingTable(tx)
    .selectFrom('booking')
    .select(bookingColumns)
    .where('expires_at', '<=', now)
    .$if(listingId !== undefined, query => query.where('listing_id', '=', listingId ?? ''))
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .orderBy('expires_at')
    .limit(atMost)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map(locked)
}

/** Marks the bookings it returns, so that each is reminded once. */
export async function takeBookingsToRemind(
  tx: Db,
  { expiringBefore, now, ...which }: Which & { expiringBefore: Date; now: Date },
): Promise<BookingRow[]> {
  const due = idsOf(tx, which)
    .where('reminded_at', 'is', null)
    .where('expires_at', '<=', expiringBefore)
    .where('expires_at', '>', now)
  return mark(tx, due, { reminded_at: now })
}

/** Where the earlier one ended early or was cancelled, the two do not meet. */
const isExtension = sql<boolean>`exists (
  select from booking as earlier
  where earlier.id = booking.extends_id and earlier.stage = 'paid'
    and earlier.ends_at = booking.starts_at
)`
const isExtended = sql<boolean>`exists (
  select from booking as later
  where later.extends_id = booking.id and later.stage = 'paid'
    and later.starts_at = booking.ends_at
)`

interface Soon {
  from: Date
  until: Date
}

/** Where a booking goes on as another, nobody moves in or out between the two. */
export async function takeStartsToAnnounce(tx: Db, which: Which & Soon): Promise<BookingRow[]> {
  const due = paidAndNear(tx, which, ['starts_at', 'start_notice_at'])
  return mark(
    tx,
    due.where(({ not }) => not(isExtension)),
    { start_notice_at: which.from },
  )
}

/** Only of bookings that have begun: until then there is nothing to take out. */
export async function takeEndsToAnnounce(
  tx: Db,
  which: Which & Soon & { longerThanHours: number },
): Promise<BookingRow[]> {
  const due = paidAndNear(tx, which, ['ends_at', 'end_notice_at'])
    .where('starts_at', '<=', which.from)
    .where(sql<boolean>`ends_at - starts_at > make_interval(hours => ${which.longerThanHours})`)
    .where(({ not }) => not(isExtended))
  return mark(tx, due, { end_notice_at: which.from })
}

const paidAndNear = (
  tx: Db,
  which: Which & Soon,
  [moment, notice]: ['starts_at', 'start_notice_at'] | ['ends_at', 'end_notice_at'],
) =>
  idsOf(tx, which)
    .where('stage', '=', 'paid')
    .where(notice, 'is', null)
    .where(moment, '>', which.from)
    .where(moment, '<=', which.until)

export interface EndedBooking extends BookingRow {
  /** Its renter stays, under the booking that follows. */
  goes_on: boolean
}

export async function takeEndedBookings(
  tx: Db,
  { now, ...which }: Which & { now: Date },
): Promise<EndedBooking[]> {
  const due = idsOf(tx, which)
    .where('stage', '=', 'paid')
    .where('end_said_at', 'is', null)
    .where('ends_at', '<=', now)
  return marking(tx, due, { end_said_at: now })
    .returning([...bookingColumns, isExtended.as('goes_on')])
    .execute()
}

const idsOf = (tx: Db, { atMost, except }: Which) =>
  bookingTable(tx)
    .selectFrom('booking')
    .select('id')
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .limit(atMost)

function mark(
  tx: Db,
  due: ReturnType<typeof idsOf>,
  set: Partial<BookingRow>,
): Promise<BookingRow[]> {
  return marking(tx, due, set).returning(bookingColumns).execute()
}

/** Bookings that another process is marking are skipped. */
const marking = (
  tx: Db,
  due: ReturnType<typeof idsOf>,
  set: Partial<BookingRow & { end_said_at: Date }>,
) =>
  bookingTable(tx).updateTable('booking').set(set).where('id', 'in', due.forUpdate().skipLocked())

/** Notice that was given because rent was owed, of bookings that owe none any more. */
export async function noticesPaidFor(
  db: Db,
  { except, atMost }: { except: readonly string[]; atMost: number },
): Promise<{ id: string; listing_id: string }[]> {
  return bookingTable(db)
    .selectFrom('booking')
    .select(['id', 'listing_id'])
    .where('notice_in_arrears', '=', true)
    .where('arrears_at', 'is', null)
    .where('stage', '=', 'paid')
    .where('id', '<>', sql<string>`all(${[...except]}::uuid[])`)
    .orderBy('id')
    .limit(atMost)
    .execute()
}
