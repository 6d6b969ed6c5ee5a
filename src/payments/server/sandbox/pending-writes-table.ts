import { sql } from 'kysely'
import { asJson } from '#foundation/server/database/as-json.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { atEnd } from '#foundation/server/database/transaction.ts'
import type { Body, BookLine, Delivery, KeptAnswer, NewObject } from './sandbox-table.ts'

/** Written in one statement at the end of the transaction. */
export interface PendingWrites {
  made: Map<string, NewObject>
  changed: Map<string, Body>
  booked: BookLine[]
  deliveries: Delivery[]
  answers: KeptAnswer[]
}

/** Of the current transaction. Undefined outside of one. */
export function pendingWrites(): PendingWrites | undefined {
  const pending = atEnd<PendingWrites>(pendingWrites, async (tx, [all]) => {
    if (all) await writeNow(tx, all)
  })
  if (!pending) return undefined
  const all = pending[0] ?? nothing()
  pending[0] = all
  return all
}

function nothing(): PendingWrites {
  return { made: new Map(), changed: new Map(), booked: [], deliveries: [], answers: [] }
}

/** As the transaction will leave it, if it has made or changed it. */
export function pendingBody(id: string): Body | undefined {
  const all = pendingWrites()
  return all?.changed.get(id) ?? all?.made.get(id)?.body
}

/** For lists, which must include what this transaction has made. */
export async function writePending(tx: Db): Promise<void> {
  const all = pendingWrites()
  if (!all) return
  const now = { ...all }
  Object.assign(all, nothing())
  await writeNow(tx, now)
}

/** Some events are lost and some are late. The switches say how many. */
async function writeNow(
  tx: Db,
  { made, changed, booked, deliveries, answers }: PendingWrites,
): Promise<void> {
  const parts = [
    made.size > 0 &&
      sql`made as (
        insert into sandbox.object (id, type, created_at, link, body)
        select id, type, created_at, link, body
        from json_populate_recordset(null::sandbox.object, ${asJson([...made.values()])}::json)
      )`,
    changed.size > 0 &&
      sql`changed as (
        update sandbox.object set body = new.body
        from json_to_recordset(${asJson([...changed].map(([id, body]) => ({ id, body })))}::json)
          as new (id text, body jsonb)
        where object.id = new.id
      )`,
    booked.length > 0 &&
      sql`booked as (
        insert into sandbox.book (account, pence, source, created_at)
        select account, pence, source, created_at
        from json_populate_recordset(null::sandbox.book, ${asJson(booked)}::json)
      )`,
    deliveries.length > 0 &&
      sql`told as (
        insert into sandbox.delivery (event_id, deliver_at)
        select event_id, case
          when place < (select share from sandbox.switch where name = 'delay')
            then emitted_at + interval '5 minutes'
          -- At once, even if the clock was ahead when it happened and is right by now.
          else '-infinity'
        end
        from json_to_recordset(${asJson(deliveries)}::json)
          as event (event_id text, emitted_at timestamptz, place int)
        where place >= coalesce((select share from sandbox.switch where name = 'drop'), 0)
      )`,
    answers.length > 0 &&
      sql`answered as (
        update sandbox.idempotency set status = new.status, body = new.body
        from json_to_recordset(${asJson(answers)}::json) as new (key text, status int, body text)
        where idempotency.key = new.key
      )`,
  ].filter(part => part !== false)
  if (parts.length > 0) await sql`with ${sql.join(parts)} select`.execute(tx)
}
