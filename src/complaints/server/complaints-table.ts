import { sql } from 'kysely'
import type { ComplaintSide, ComplaintState } from '#complaints/rules/complaint-life.ts'
import type { ComplaintReason, ComplaintWish } from '#complaints/rules/complaint-words.ts'
import type { ComplaintStatus } from '#complaints/rules/wire.ts'
import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'

export interface ComplaintRow {
  id: string
  booking_id: string
  host_id: string
  renter_id: string
  opened_by: ComplaintSide
  state: ComplaintState
  reason: ComplaintReason
  wish: ComplaintWish
  statement: string
  opened_at: Date
  answer_by: Date
  answer: string | null
  answered_at: Date | null
  unanswered_at: Date | null
  refund: Pence | null
  decision: string | null
  decided_by: string | null
  closed_at: Date | null
}

const table = (db: Db) => db.$extendTables<{ complaint: ComplaintRow }>()

const running = ['open', 'answered'] as const

/** The caller holds the lock of the booking, so that there is never a second open one. */
export async function insertComplaint(tx: Db, row: ComplaintRow): Promise<void> {
  await table(tx).insertInto('complaint').values(row).execute()
}

export async function findComplaint(db: Db, id: string): Promise<ComplaintRow | undefined> {
  return table(db).selectFrom('complaint').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export async function complaintsOfBooking(db: Db, bookingId: string): Promise<ComplaintRow[]> {
  return table(db)
    .selectFrom('complaint')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function isAnyDisputed(db: Db, bookingIds: readonly string[]): Promise<boolean> {
  const row = await table(db)
    .selectFrom('complaint')
    .select('id')
    .where('booking_id', '=', sql<string>`any(${[...bookingIds]}::uuid[])`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** While one is not over, its sides may point to what the listing showed. */
export async function listingsInDispute(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct listing_id as id
    from complaint join booking on booking.id = booking_id
    where complaint.state in (${sql.join(running)})`.execute(db)
  return rows.map(({ id }) => id)
}

/** The one that is not over yet, locked until the transaction ends. */
export async function lockRunningComplaint(
  tx: Db,
  bookingId: string,
): Promise<Locked<ComplaintRow> | undefined> {
  takesLock('complaint', bookingId)
  const row = await table(tx)
    .selectFrom('complaint')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', 'in', running)
    .forUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

/** In which this person is asked and has not answered. */
export async function complaintsToAnswer(db: Db, userId: string): Promise<ComplaintRow[]> {
  return table(db)
    .selectFrom('complaint')
    .selectAll()
    .where('state', '=', 'open')
    .where(({ or, and }) =>
      or([
        and({ opened_by: 'renter', host_id: userId }),
        and({ opened_by: 'host', renter_id: userId }),
      ]),
    )
    .orderBy('booking_id')
    .execute()
}

/**
 * Whose time to answer is over, where the operator was not told yet. Those that another process has
 * locked are left for the next run.
 */
export async function lockUnanswered(
  tx: Db,
  now: Date,
  { atMost, except }: Which,
): Promise<Locked<ComplaintRow>[]> {
  takesLock('complaint')
  const rows = await table(tx)
    .selectFrom('complaint')
    .selectAll()
    .where('state', '=', sql.lit('open'))
    .where('unanswered_at', 'is', null)
    .where('answer_by', '<', now)
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .orderBy('answer_by')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(locked)
}

/** Compare-and-set: writes nothing if the complaint has changed since the caller read it. */
export const writeComplaint = batched((tx, changes: readonly Change<ComplaintRow>[]) =>
  updateAll(tx, 'complaint', ['id'], changes),
)

interface ComplaintQuery {
  status: ComplaintStatus
  now: Date
}

/** Open ones: the longest waiting first. Others: the latest first. */
export async function listComplaints(
  db: Db,
  { limit, offset, ...query }: ComplaintQuery & { limit: number; offset: number },
): Promise<ComplaintRow[]> {
  const isOver = query.status === 'decided' || query.status === 'withdrawn'
  return matching(db, query)
    .selectAll()
    .orderBy(isOver ? 'closed_at' : 'opened_at', isOver ? 'desc' : 'asc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countComplaints(db: Db, query: ComplaintQuery): Promise<number> {
  const row = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

function matching(db: Db, { status, now }: ComplaintQuery) {
  const wanted = {
    toDecide: sql<boolean>`(state = 'answered' or (state = 'open' and answer_by < ${now}))`,
    waiting: sql<boolean>`(state = 'open' and answer_by >= ${now})`,
    decided: sql<boolean>`state = 'decided'`,
    withdrawn: sql<boolean>`state = 'withdrawn'`,
  }
  return table(db).selectFrom('complaint').where(wanted[status])
}

const theirs = (userId: string) => sql<boolean>`(host_id = ${userId} or renter_id = ${userId})`

export async function countRunningComplaints(db: Db, userId: string): Promise<number> {
  const row = await table(db)
    .selectFrom('complaint')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', running)
    .where(theirs(userId))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function complaintsOfPerson(db: Db, userId: string): Promise<ComplaintRow[]> {
  return table(db)
    .selectFrom('complaint')
    .selectAll()
    .where(theirs(userId))
    .orderBy('opened_at')
    .execute()
}

/** Removes the texts; the dispute and its outcome stay. */
export async function eraseStatementsOf(tx: Db, userId: string): Promise<void> {
  const wrote = (side: ComplaintSide) =>
    sql<boolean>`${sql.ref(side === 'host' ? 'host_id' : 'renter_id')} = ${userId}`
  for (const side of ['renter', 'host'] as const) {
    const other = side === 'renter' ? 'host' : 'renter'
    await table(tx)
      .updateTable('complaint')
      .set({ statement: '' })
      .where('opened_by', '=', side)
      .where(wrote(side))
      .execute()
    await table(tx)
      .updateTable('complaint')
      .set({ answer: '' })
      .where('opened_by', '=', other)
      .where('answer', 'is not', null)
      .where(wrote(side))
      .execute()
  }
}
