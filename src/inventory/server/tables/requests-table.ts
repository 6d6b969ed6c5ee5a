import { sql } from 'kysely'
import { asJson } from '#foundation/server/database/as-json.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { RequestState } from '#inventory/rules/request-life.ts'
import type { CountedLine } from '#inventory/rules/stored-items.ts'

export interface RequestRow {
  id: string
  booking_id: string
  state: RequestState
  lines: readonly CountedLine[]
  /** Of the renter, and of the host who denies. */
  words: string
  reply: string
  ready_at: Date | null
  asked_at: Date
  changed_at: Date
}

const table = (db: Db) => db.$extendTables<{ inventory_request: RequestRow }>()

export async function insertRequest(tx: Db, row: RequestRow): Promise<void> {
  const lines = sql<readonly CountedLine[]>`${asJson(row.lines)}::jsonb`
  await table(tx)
    .insertInto('inventory_request')
    .values({ ...row, lines })
    .execute()
}

/** Open ones first, each kind with the newest first. */
export async function requestsOf(db: Db, bookingId: string): Promise<RequestRow[]> {
  return table(db)
    .selectFrom('inventory_request')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy(sql`state in ('asked', 'dated')`, 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

/** Of the renters of this host. */
export async function requestsToDate(db: Db, hostId: string): Promise<RequestRow[]> {
  return table(db)
    .selectFrom('inventory_request')
    .selectAll()
    .where('booking_id', 'in', sql<string>`(select id from booking where host_id = ${hostId})`)
    .where('state', '=', 'asked')
    .orderBy('id')
    .execute()
}

export async function lockRequest(
  tx: Db,
  bookingId: string,
  id: string,
): Promise<Locked<RequestRow> | undefined> {
  takesLock('inventory', bookingId)
  const row = await table(tx)
    .selectFrom('inventory_request')
    .selectAll()
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst()
  return row && locked(row)
}

/** Compare-and-set: writes nothing if the request has changed since the caller read it. */
export const writeRequest = batched((tx, changes: readonly Change<RequestRow>[]) =>
  updateAll(tx, 'inventory_request', ['id'], changes),
)
