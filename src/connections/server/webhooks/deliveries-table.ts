import { type Generated, sql } from 'kysely'
import type { DeliveredEvent, WebhookEvent } from '#connections/rules/webhook-events.ts'
import { atOnce } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { Slot, writtenOnce } from '#foundation/server/database/statements/compiled-once.ts'
import { askAhead } from '#foundation/server/database/transaction.ts'

export interface DeliveryRow {
  id: string
  address_id: string
  event_id: string
  type: DeliveredEvent
  about: string | null
  part: string | null
  happened_at: Date
  /** From then on it is tried. */
  queued_at: Date
  send_after: Date
  attempts: number
  tried_at: Date | null
  status: number | null
  answer: string | null
  ended_at: Date | null
  is_delivered: boolean
}

type Tables = { webhook_delivery: DeliveryRow & { position: Generated<number> } }

const table = (db: Db) => db.$extendTables<Tables>()

export interface Happened {
  /** The same for all addresses that are told, and for every repeat. */
  id: string
  account: string
  type: WebhookEvent
  about: string
  part: string | null
}

/**
 * One for each address that wants to know; for most partners there is none. The transaction does
 * not wait for it. The lock leaves out an address that is switched off at this moment, or deleted,
 * which would fail the whole transaction.
 */
export async function queueHappenings(
  tx: Db,
  happened: readonly Happened[],
  now: Date,
  onQueued: (count: number) => void,
): Promise<void> {
  await askAhead(tx, queueing(tx, {}, { happened, now }), ({ numAffectedRows }) =>
    onQueued(Number(numAffectedRows ?? 0)),
  )
}

interface Queued {
  happened: readonly Happened[]
  now: Date
}

const now = new Slot<Queued>(asked => asked.now)
const queueing = writtenOnce<object, Queued>(
  () => sql`
    insert into webhook_delivery
      (id, address_id, event_id, type, about, part, happened_at, queued_at, send_after)
    select gen_random_uuid(), address.id, happened.id, happened.type, happened.about,
      happened.part, ${now}, ${now}, ${atOnce}
    from rows from (json_to_recordset(
      ${new Slot<Queued>(({ happened }) => JSON.stringify(happened))}::json
    ) as (id uuid, account uuid, type text, about uuid, part text))
      with ordinality as happened (id, account, type, about, part, place)
    join webhook_address as address on address.account_id = happened.account
      and address.events @> array[happened.type] and address.switched_off_at is null
    order by place for share of address`,
)

export async function insertDelivery(tx: Db, row: DeliveryRow): Promise<void> {
  await table(tx).insertInto('webhook_delivery').values(row).execute()
}

export interface DueDelivery extends DeliveryRow {
  secret_sealed: string
}

/**
 * The oldest first, with the secret that signs at this moment. What counts is how things stand now,
 * and not when the address was taken.
 */
export async function findDueDelivery(
  db: Db,
  addressId: string,
  now: Date,
): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    select delivery.*, secret_sealed from webhook_delivery as delivery
    join webhook_address as address on address.id = address_id
    join users on users.id = account_id
    where address_id = ${addressId} and ended_at is null and send_after <= ${now}
      and switched_off_at is null and suspended_at is null and deleted_at is null
    order by position limit 1`.execute(db)
  return rows[0]
}

export async function updateDelivery(
  db: Db,
  id: string,
  set: Partial<Omit<DeliveryRow, 'id' | 'address_id'>>,
): Promise<void> {
  await table(db).updateTable('webhook_delivery').set(set).where('id', '=', id).execute()
}

/** What still waits when an address is switched off stays in the log as failed. */
export async function endWaitingDeliveries(tx: Db, addressId: string, now: Date): Promise<void> {
  await table(tx)
    .updateTable('webhook_delivery')
    .set({ ended_at: now })
    .where('address_id', '=', addressId)
    .where('ended_at', 'is', null)
    .execute()
}

interface OwnDelivery {
  id: string
  addressId: string
}

export async function findDelivery(
  db: Db,
  { id, addressId }: OwnDelivery,
): Promise<DeliveryRow | undefined> {
  return table(db)
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('id', '=', id)
    .where('address_id', '=', addressId)
    .executeTakeFirst()
}

/** The newest first. */
export async function deliveriesTo(
  db: Db,
  addressId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<DeliveryRow[]> {
  return table(db)
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('address_id', '=', addressId)
    .orderBy('position', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countDeliveriesTo(db: Db, addressId: string): Promise<number> {
  const row = await table(db)
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address_id', '=', addressId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Also what waits for an address that is off. Answers how many there were. */
export async function deleteOldDeliveries(db: Db, before: Date, atMost: number): Promise<number> {
  const old = table(db)
    .selectFrom('webhook_delivery')
    .select('id')
    .where('queued_at', '<', before)
    .limit(atMost)
  const { numDeletedRows } = await table(db)
    .deleteFrom('webhook_delivery')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
