import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { batched, inOrder } from '#foundation/server/database/side-by-side.ts'
import { pendingBody, pendingWrites, writePending } from './pending-writes-table.ts'

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

/** An object as the provider's API shows it. `_` holds what only the sandbox uses. */
export type Body = Record<string, unknown> & { id: string; object: string; created: number }

export interface NewObject {
  id: string
  type: SandboxType
  created_at: Date
  link: string | null
  body: Body
}

interface ObjectRow extends NewObject {
  position: number
}

export interface BookLine {
  account: string
  pence: number
  source: string
  created_at: Date
}

export interface Delivery {
  event_id: string
  emitted_at: Date
  /** Below one hundred and taken from the id. It decides whether the event is lost or late. */
  place: number
}

export interface KeptAnswer {
  key: string
  status: number
  body: string
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
  'sandbox.book': BookLine
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

/** Written at the end of the transaction. Until then it is read from memory. */
export function makeObject(object: NewObject): void {
  pending().made.set(object.id, object)
}

function pending() {
  const all = pendingWrites()
  if (!all) throw new Error('The sandbox makes things in transactions only')
  return all
}

export async function updateObject(tx: Db, body: Body): Promise<void> {
  const all = pendingWrites()
  const made = all?.made.get(body.id)
  if (made) all?.made.set(body.id, { ...made, body })
  else if (all) all.changed.set(body.id, body)
  else await updateNow(tx, body)
}

async function updateNow(db: Db, body: Body): Promise<void> {
  await table(db)
    .updateTable('sandbox.object')
    .set({ body: JSON.stringify(body) } as never)
    .where('id', '=', body.id)
    .execute()
}

export async function readObject(db: Db, id: string): Promise<Body | undefined> {
  return pendingBody(id) ?? readRow(db, id)
}

const readRow = batched(async (db, ids: readonly string[]) => {
  const rows = await table(db)
    .selectFrom('sandbox.object')
    .select(['id', 'body'])
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
  return bodies(ids, rows)
})

function bodies(ids: readonly string[], rows: readonly { id: string; body: Body }[]) {
  const found = inOrder(ids, rows, { key: id => id, row: ({ id }) => id })
  return found.map(row => row?.body)
}

/** Locked until the transaction ends, so that two payments for it wait for each other. */
export async function lockObject(tx: Db, id: string): Promise<Body | undefined> {
  return pendingBody(id) ?? lockRow(tx, id)
}

const lockRow = batched(async (tx, ids: readonly string[]) => {
  const rows = await table(tx)
    .selectFrom('sandbox.object')
    .select(['id', 'body'])
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return bodies(ids, rows)
})

export interface ListQuery {
  type: SandboxType
  link?: string | undefined
  createdFrom?: Date | undefined
  createdUntil?: Date | undefined
  after?: string | undefined
  limit: number
}

/** Newest first, like the provider's lists. */
export async function listObjects(db: Db, query: ListQuery): Promise<Body[]> {
  await writePending(db)
  const rows = await table(db)
    .selectFrom('sandbox.object')
    .select('body')
    .where('type', '=', query.type)
    .$if(query.link !== undefined, q => q.where('link', '=', query.link ?? ''))
    .$if(query.createdFrom !== undefined, q =>
      q.where('created_at', '>=', query.createdFrom ?? new Date(0)),
    )
    .$if(query.createdUntil !== undefined, q =>
      q.where('created_at', '<=', query.createdUntil ?? new Date(0)),
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

/** The first request with a key goes on. A second one waits for it and gets its answer. */
export const claimKey = batched(async (tx, claims: readonly Claim[]) => {
  const claimed = await table(tx)
    .insertInto('sandbox.idempotency')
    .values(
      claims
        .map(({ key, fingerprint, at }) => ({ key, fingerprint, created_at: at }))
        .map(claim => ({ ...claim, status: 0, body: '' }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    )
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('key')
    .execute()
  const isNew = new Set(claimed.map(({ key }) => key))
  const known = claims.filter(({ key }) => !isNew.has(key))
  const answers = known.length > 0 ? await knownAnswers(tx, known) : []
  return inOrder(claims, answers, { key: ({ key }) => key, row: ({ key }) => key })
})

interface Claim {
  key: string
  fingerprint: string
  at: Date
}

function knownAnswers(tx: Db, claims: readonly Claim[]) {
  return table(tx)
    .selectFrom('sandbox.idempotency')
    .select(['key', 'fingerprint', 'status', 'body'])
    .where('key', '=', sql<string>`any(${claims.map(({ key }) => key)}::text[])`)
    .execute()
}

export function keepAnswer(answer: KeptAnswer): void {
  pending().answers.push(answer)
}

export function book(lines: readonly BookLine[]): void {
  pending().booked.push(...lines.filter(line => line.pence !== 0))
}

export async function balanceOf(db: Db, account: string): Promise<number> {
  await writePending(db)
  const row = await table(db)
    .selectFrom('sandbox.book')
    .select(({ fn }) => fn.sum<number | null>('pence').as('pence'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return row.pence ?? 0
}

export function queueDelivery(delivery: Delivery): void {
  pending().deliveries.push(delivery)
}

export interface DueDelivery {
  event_id: string
  attempts: number
  body: Body
}

export async function dueDeliveries(
  db: Db,
  now: Date,
  order: 'asc' | 'desc',
): Promise<DueDelivery[]> {
  return table(db)
    .selectFrom('sandbox.delivery')
    .innerJoin('sandbox.object', 'sandbox.object.id', 'sandbox.delivery.event_id')
    .select(['event_id', 'attempts', 'body'])
    .where('delivered_at', 'is', null)
    .where('deliver_at', '<=', now)
    .orderBy('sandbox.delivery.position', order)
    .limit(100)
    .execute()
}

export async function noteDelivered(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await table(db)
    .updateTable('sandbox.delivery')
    .set({ delivered_at: at })
    .where('event_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
}

export async function putOffDelivery(
  db: Db,
  id: string,
  change: { deliver_at: Date; attempts: number },
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
