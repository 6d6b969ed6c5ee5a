import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { ViewingState } from '#viewings/rules/viewing-life.ts'

export interface ViewingRow {
  id: string
  listing_id: string
  host_id: string
  renter_id: string
  state: ViewingState
  proposed: Date[]
  starts_at: Date | null
  reason: string | null
  created_at: Date
  changed_at: Date
  /** When the job has to look at it again. Null once it has ended. */
  due_at: Date | null
  reminded_at: Date | null
}

const table = (db: Db) => db.$extendTables<{ viewing: ViewingRow }>()

export async function insertViewing(tx: Db, row: ViewingRow): Promise<void> {
  await table(tx).insertInto('viewing').values(row).execute()
}

export async function findViewing(db: Db, id: string): Promise<ViewingRow | undefined> {
  return table(db).selectFrom('viewing').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockViewing(tx: Db, id: string): Promise<Locked<ViewingRow> | undefined> {
  takesLock('viewing', id)
  const row = await table(tx)
    .selectFrom('viewing')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

/** Compare-and-set: writes nothing if the viewing has changed since the caller read it. */
export const writeViewing = batched((tx, changes: readonly Change<ViewingRow>[]) =>
  updateAll(tx, 'viewing', ['id'], changes),
)

interface Asked {
  renter_id: string
  listing_id: string
}

/** Changes to viewings of one renter and one space wait for each other until they commit. */
export async function waitForPair(tx: Db, { renter_id, listing_id }: Asked): Promise<void> {
  const name = `${renter_id} ${listing_id}`
  takesLock('viewing', name)
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}::text, 211))`.execute(tx)
}

export async function countOpenViewings(tx: Db, { renter_id, listing_id }: Asked): Promise<number> {
  const row = await table(tx)
    .selectFrom('viewing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('renter_id', '=', renter_id)
    .where('listing_id', '=', listing_id)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export type Whose = { host_id: string } | Partial<Asked>

/** Viewings that have not ended, locked until the transaction ends. */
export async function lockOpenViewings(tx: Db, whose: Whose): Promise<Locked<ViewingRow>[]> {
  takesLock('viewing')
  const theirs = Object.entries(whose) as [keyof ViewingRow, string][]
  if (theirs.length === 0) throw new Error('Whose viewings has to be said')
  const rows = await table(tx)
    .selectFrom('viewing')
    .selectAll()
    .where(({ and, eb }) => and(theirs.map(([column, value]) => eb(column, '=', value))))
    .where('due_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(locked)
}

/** Viewings that another process has locked are left for the next run. */
export async function lockDueViewings(
  tx: Db,
  now: Date,
  { atMost, except }: Which,
): Promise<Locked<ViewingRow>[]> {
  takesLock('viewing')
  const rows = await table(tx)
    .selectFrom('viewing')
    .selectAll()
    .where('due_at', '<=', now)
    .$if(except.length > 0, query => query.where('id', 'not in', except))
    .orderBy('due_at')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(locked)
}

/** Those whose times this person is asked to choose from. */
export async function viewingsToAnswer(db: Db, userId: string): Promise<ViewingRow[]> {
  return table(db)
    .selectFrom('viewing')
    .selectAll()
    .where('due_at', 'is not', null)
    .where(({ or, and }) =>
      or([and({ state: 'asked', host_id: userId }), and({ state: 'offered', renter_id: userId })]),
    )
    .orderBy('id')
    .execute()
}

export interface ViewingQuery {
  party: { renter_id: string } | { host_id: string }
  isOpen: boolean
  listingId?: string | undefined
  renterId?: string | undefined
}

function matching(db: Db, { party, isOpen, listingId, renterId }: ViewingQuery) {
  const [column, value] = Object.entries(party)[0] as [keyof ViewingRow, string]
  return table(db)
    .selectFrom('viewing')
    .where(column, '=', value)
    .where('due_at', isOpen ? 'is not' : 'is', null)
    .$if(listingId !== undefined, query => query.where('listing_id', '=', listingId ?? ''))
    .$if(renterId !== undefined, query => query.where('renter_id', '=', renterId ?? ''))
}

/** Coming viewings first, nearest at the top. Then those that are over, latest at the top. */
export async function listViewings(
  db: Db,
  { limit, offset, ...query }: ViewingQuery & { limit: number; offset: number },
): Promise<ViewingRow[]> {
  return matching(db, query)
    .selectAll()
    .orderBy(query.isOpen ? 'due_at' : 'changed_at', query.isOpen ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countViewings(db: Db, query: ViewingQuery): Promise<number> {
  const row = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function viewingsOfPerson(
  db: Db,
  userId: string,
  { after, atMost }: PageAfter,
): Promise<ViewingRow[]> {
  return table(db)
    .selectFrom('viewing')
    .selectAll()
    .where(({ or, eb }) => or([eb('renter_id', '=', userId), eb('host_id', '=', userId)]))
    .$if(after !== undefined, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(atMost)
    .execute()
}

export async function deleteViewingsOf(tx: Db, userId: string): Promise<void> {
  await table(tx)
    .deleteFrom('viewing')
    .where(({ or, eb }) => or([eb('renter_id', '=', userId), eb('host_id', '=', userId)]))
    .execute()
}
