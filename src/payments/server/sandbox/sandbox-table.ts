import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'

export type SandboxType =
  | 'checkout.session'
  | 'payment_intent'
  | 'setup_intent'
  | 'payment_method'
  | 'customer'
  | 'charge'
  | 'balance_transaction'
  | 'refund'
  | 'transfer'
  | 'transfer_reversal'
  | 'account'
  | 'dispute'
  | 'event'

/** An object as the provider's API shows it; `_` holds what only the sandbox knows. */
export type Body = Record<string, unknown> & { id: string; object: string; created: number }

interface ObjectRow {
  id: string
  type: SandboxType
  position: number
  created_at: Date
  link: string | null
  body: Body
}

type Tables = {
  'sandbox.object': ObjectRow
  'sandbox.idempotency': {
    key: string
    fingerprint: string
    status: number
    body: string
    created_at: Date
  }
  'sandbox.book': { account: string; pence: number; source: string; created_at: Date }
  'sandbox.delivery': {
    event_id: string
    position: number
    deliver_at: Date
    delivered_at: Date | null
    attempts: number
  }
  'sandbox.switch': { name: string; share: number }
}

const table = (db: Db) => db.$extendTables<Tables>()

export async function insertObject(
  tx: Db,
  type: SandboxType,
  body: Body,
  at: Date,
  link: string | null = null,
): Promise<void> {
  await table(tx)
    .insertInto('sandbox.object')
    .values({ id: body.id, type, created_at: at, link, body: JSON.stringify(body) } as never)
    .execute()
}

export async function updateObject(tx: Db, body: Body): Promise<void> {
  await table(tx)
    .updateTable('sandbox.object')
    .set({ body: JSON.stringify(body) } as never)
    .where('id', '=', body.id)
    .execute()
}

export async function readObject(db: Db, id: string): Promise<Body | undefined> {
  const row = await table(db)
    .selectFrom('sandbox.object')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.body
}

/** Holds the object until the transaction ends: paying twice takes turns. */
export async function lockObject(tx: Db, id: string): Promise<Body | undefined> {
  const row = await table(tx)
    .selectFrom('sandbox.object')
    .select('body')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.body
}

export interface ListQuery {
  type: SandboxType
  link?: string | undefined
  createdFrom?: Date | undefined
  after?: string | undefined
  limit: number
}

/** Newest first, as the provider lists things. */
export async function listObjects(db: Db, query: ListQuery): Promise<Body[]> {
  const rows = await table(db)
    .selectFrom('sandbox.object')
    .select('body')
    .where('type', '=', query.type)
    .$if(query.link !== undefined, q => q.where('link', '=', query.link ?? ''))
    .$if(query.createdFrom !== undefined, q =>
      q.where('created_at', '>=', query.createdFrom ?? new Date(0)),
    )
    .$if(query.after !== undefined, q =>
      q.where(
        'position',
        '<',
        sql<number>`(select position from sandbox.object where id = ${query.after ?? ''})`,
      ),
    )
    .orderBy('position', 'desc')
    .limit(query.limit)
    .execute()
  return rows.map(row => row.body)
}

/** The first to use a key goes on; whoever comes second waits for the first and gets its answer. */
export async function claimKey(
  tx: Db,
  claim: { key: string; fingerprint: string; at: Date },
): Promise<{ fingerprint: string; status: number; body: string } | undefined> {
  const { key, fingerprint, at } = claim
  const inserted = await table(tx)
    .insertInto('sandbox.idempotency')
    .values({ key, fingerprint, status: 0, body: '', created_at: at })
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (inserted) return undefined
  return table(tx)
    .selectFrom('sandbox.idempotency')
    .select(['fingerprint', 'status', 'body'])
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function keepAnswer(
  tx: Db,
  { key, status, body }: { key: string; status: number; body: string },
): Promise<void> {
  await table(tx)
    .updateTable('sandbox.idempotency')
    .set({ status, body })
    .where('key', '=', key)
    .execute()
}

export async function book(
  tx: Db,
  lines: readonly { account: string; pence: number; source: string; created_at: Date }[],
): Promise<void> {
  const real = lines.filter(line => line.pence !== 0)
  if (real.length > 0) await table(tx).insertInto('sandbox.book').values(real).execute()
}

export async function balanceOf(db: Db, account: string): Promise<number> {
  const row = await table(db)
    .selectFrom('sandbox.book')
    .select(({ fn }) => fn.sum<number | null>('pence').as('pence'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return row.pence ?? 0
}

export async function queueDelivery(tx: Db, eventId: string, deliverAt: Date): Promise<void> {
  await table(tx)
    .insertInto('sandbox.delivery')
    .values({ event_id: eventId, deliver_at: deliverAt } as never)
    .execute()
}

export async function dueDeliveries(
  db: Db,
  now: Date,
  order: 'asc' | 'desc',
): Promise<{ event_id: string; attempts: number }[]> {
  return table(db)
    .selectFrom('sandbox.delivery')
    .select(['event_id', 'attempts'])
    .where('delivered_at', 'is', null)
    .where('deliver_at', '<=', now)
    .orderBy('position', order)
    .limit(100)
    .execute()
}

export async function noteDelivery(
  db: Db,
  id: string,
  change: { delivered_at: Date } | { deliver_at: Date; attempts: number },
): Promise<void> {
  await table(db).updateTable('sandbox.delivery').set(change).where('event_id', '=', id).execute()
}

export async function readSwitches(db: Db): Promise<Map<string, number>> {
  const rows = await table(db).selectFrom('sandbox.switch').selectAll().execute()
  return new Map(rows.map(row => [row.name, row.share]))
}

export async function setSwitch(db: Db, name: string, share: number): Promise<void> {
  await table(db)
    .insertInto('sandbox.switch')
    .values({ name, share })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ share }))
    .execute()
}
