import { sql } from 'kysely'
import { atOnce } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { Slot, writtenOnce } from '#foundation/server/database/statements/compiled-once.ts'
import { askAhead } from '#foundation/server/database/transaction.ts'
import type { PushNotice } from '#notices/rules/push-wire.ts'

export interface MessageRow extends PushNotice {
  id: string
  subscription_id: string
  created_at: Date
  send_after: Date
  attempts: number
  last_error: string | null
}

export interface DueMessage extends PushNotice {
  id: string
  attempts: number
  created_at: Date
  endpoint: string
  p256dh: string
  auth: string
}

type Tables = { push_message: MessageRow }

const table = (db: Db) => db.$extendTables<Tables>()

/** One for each of their devices. Answers how many there are. */
export async function insertMessages(
  db: Db,
  notices: readonly (PushNotice & { account: string })[],
  now: Date,
  heard: (count: number) => void,
): Promise<void> {
  await askAhead(db, inserting(db, {}, { notices, now }), ({ numAffectedRows }) =>
    heard(Number(numAffectedRows ?? 0)),
  )
}

interface Inserted {
  notices: readonly (PushNotice & { account: string })[]
  now: Date
}

const now = new Slot<Inserted>(asked => asked.now)
const inserting = writtenOnce<object, Inserted>(
  () => sql`
    insert into push_message (id, subscription_id, title, body, url, tag, created_at, send_after)
    select gen_random_uuid(), device.id, title, body, url, tag, ${now}, ${atOnce}
    from json_to_recordset(${new Slot<Inserted>(({ notices }) => JSON.stringify(notices))}::json)
      as notice (account uuid, title text, body text, url text, tag text)
    join push_subscription as device on device.account_id = notice.account`,
)

export async function claimDueMessages(
  db: Db,
  { now, leaseUntil, atMost }: { now: Date; leaseUntil: Date; atMost: number },
): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    with due as (
      select id from push_message where send_after <= ${now}
      order by send_after limit ${atMost} for update skip locked
    ), claimed as (
      update push_message set send_after = ${leaseUntil}, attempts = attempts + 1
      where id in (select id from due) returning *
    )
    select claimed.id, claimed.attempts, claimed.created_at, title, body, url, tag,
      endpoint, p256dh, auth
    from claimed join push_subscription on push_subscription.id = claimed.subscription_id`.execute(
    db,
  )
  return rows
}

export async function deleteMessages(db: Db, ids: readonly string[]): Promise<void> {
  await table(db)
    .deleteFrom('push_message')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

export async function deleteMessagesTagged(tx: Db, tags: readonly string[]): Promise<void> {
  await table(tx)
    .deleteFrom('push_message')
    .where('tag', '=', sql<string>`any(${[...tags]}::text[])`)
    .execute()
}

export async function releaseMessages(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await table(db)
    .updateTable('push_message')
    .set({ send_after: now, attempts: sql`attempts - 1` })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

export async function postponeMessage(
  db: Db,
  { id, sendAfter, error }: { id: string; sendAfter: Date; error: string },
): Promise<void> {
  await table(db)
    .updateTable('push_message')
    .set({ send_after: sendAfter, last_error: error })
    .where('id', '=', id)
    .execute()
}

export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await table(db).deleteFrom('push_message').where('created_at', '<=', before).execute()
}
