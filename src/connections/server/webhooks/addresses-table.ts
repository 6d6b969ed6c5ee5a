import { sql } from 'kysely'
import type { WebhookEvent } from '#connections/rules/webhook-events.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'

export interface AddressRow {
  id: string
  account_id: string
  url: string
  events: WebhookEvent[]
  secret_sealed: string
  created_at: Date
  failing_since: Date | null
  switched_off_at: Date | null
  leased_until: Date | null
}

const table = (db: Db) => db.$extendTables<{ webhook_address: AddressRow }>()

export async function insertAddress(tx: Db, row: AddressRow): Promise<void> {
  await table(tx).insertInto('webhook_address').values(row).execute()
}

export async function addressesOf(db: Db, accountId: string): Promise<AddressRow[]> {
  return table(db)
    .selectFrom('webhook_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findOwnAddress(
  db: Db,
  { id, accountId }: Own,
): Promise<AddressRow | undefined> {
  return table(db)
    .selectFrom('webhook_address')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** It is neither deleted nor switched off until the transaction ends. */
export async function lockOwnAddress(
  tx: Db,
  { id, accountId }: Own,
): Promise<AddressRow | undefined> {
  takesLock('webhook')
  return table(tx)
    .selectFrom('webhook_address')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export interface Own {
  id: string
  accountId: string
}

export async function updateAddress(
  db: Db,
  { id, accountId }: Own,
  set: Partial<Omit<AddressRow, 'id' | 'account_id' | 'url'>>,
): Promise<AddressRow | undefined> {
  return table(db)
    .updateTable('webhook_address')
    .set(set)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteAddress(
  tx: Db,
  { id, accountId }: Own,
): Promise<AddressRow | undefined> {
  return table(tx)
    .deleteFrom('webhook_address')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteAddressesOf(tx: Db, accountId: string): Promise<void> {
  await table(tx).deleteFrom('webhook_address').where('account_id', '=', accountId).execute()
}

/** An address to send to, as the loop of whatever waits to be sent takes it. */
export interface DueAddress extends AddressRow {
  attempts: number
}

/**
 * Takes addresses, not deliveries, so that a slow one takes up one place and no more. Those that
 * fail come last. Partners who are suspended are sent nothing meanwhile.
 */
export async function claimDueAddresses(
  db: Db,
  { now, leaseUntil, atMost }: { now: Date; leaseUntil: Date; atMost: number },
): Promise<DueAddress[]> {
  const { rows } = await sql<DueAddress>`
    with due as (
      select address.id from webhook_address as address
      join users on users.id = address.account_id
      where switched_off_at is null and coalesce(leased_until <= ${now}, true)
        and users.suspended_at is null and users.deleted_at is null
        and exists (
          select from webhook_delivery as delivery
          where delivery.address_id = address.id and ended_at is null and send_after <= ${now}
        )
      order by failing_since nulls first
      limit ${atMost} for no key update of address skip locked
    )
    update webhook_address set leased_until = ${leaseUntil}
    where id in (select id from due) returning *, 1 as attempts`.execute(db)
  return rows
}

export async function releaseAddresses(db: Db, ids: readonly string[]): Promise<void> {
  await table(db)
    .updateTable('webhook_address')
    .set({ leased_until: null })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

/** Nobody else takes it before then. */
export async function leaseAddress(db: Db, id: string, until: Date): Promise<void> {
  await table(db)
    .updateTable('webhook_address')
    .set({ leased_until: until })
    .where('id', '=', id)
    .execute()
}

export async function markWorking(db: Db, id: string): Promise<void> {
  await table(db)
    .updateTable('webhook_address')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute()
}

export async function markAllWorking(tx: Db, accountId: string): Promise<void> {
  await table(tx)
    .updateTable('webhook_address')
    .set({ failing_since: null })
    .where('account_id', '=', accountId)
    .execute()
}

export async function markFailing(db: Db, id: string, now: Date): Promise<void> {
  await table(db)
    .updateTable('webhook_address')
    .set({ failing_since: now })
    .where('id', '=', id)
    .where('failing_since', 'is', null)
    .execute()
}

/** Undefined where it works again, or is off already. */
export async function switchOffIfFailing(
  tx: Db,
  id: string,
  { failingBefore, now }: { failingBefore: Date; now: Date },
): Promise<AddressRow | undefined> {
  return table(tx)
    .updateTable('webhook_address')
    .set({ switched_off_at: now })
    .where('id', '=', id)
    .where('switched_off_at', 'is', null)
    .where('failing_since', '<=', failingBefore)
    .returningAll()
    .executeTakeFirst()
}
