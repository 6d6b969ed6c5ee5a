import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'

export interface FactCounts {
  requests: number
  answered: number
  answer_minutes: number | null
  paid: number
  cancelled: number
  kept: number
}

/** Current even if the job has not run. */
export async function findFacts(db: Db, hostId: string, now: Date): Promise<FactCounts> {
  const { rows } = await sql<FactCounts>`select * from facts_now(${hostId}, ${now})`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A function always answers a row')
  return facts
}

/** Counted from the events, not read from the stored figures. */
export async function countFacts(db: Db, hostId: string, now: Date): Promise<FactCounts> {
  const { rows } = await sql<FactCounts>`select * from facts_counted(${hostId}, ${now})`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A function always answers a row')
  return facts
}

/** Whoever takes a host off the list must store the new figures in the same transaction. */
export async function claimDueHosts(
  tx: Db,
  now: Date,
  { atMost, except }: Which,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      delete from facts_due where host_id in (
        select distinct host_id from (
          select host_id from facts_due where host_id <> all(${except}::uuid[])
          order by position limit ${atMost}
        ) as first
      ) returning host_id
    ), old as (
      select host_id from partner_facts
      where computed_at <= ${now}::timestamptz - interval '12 hours'
        and host_id <> all(${except}::uuid[])
      order by computed_at limit ${atMost} - (select count(distinct host_id) from taken)
    )
    select host_id as id from taken union select host_id from old`.execute(tx)
  return rows
}

/** Locks the row before counting, so that of two at once the later count is stored. */
export async function keepFacts(tx: Db, hostId: string, now: Date): Promise<FactCounts> {
  await sql`
    insert into partner_facts (host_id, computed_at, requests, answered, paid, cancelled, kept)
    values (${hostId}, ${now}, 0, 0, 0, 0, 0)
    on conflict (host_id) do update set computed_at = excluded.computed_at`.execute(tx)
  const facts = await countFacts(tx, hostId, now)
  await sql`
    update partner_facts set requests = ${facts.requests}, answered = ${facts.answered},
      answer_minutes = ${facts.answer_minutes}, paid = ${facts.paid},
      cancelled = ${facts.cancelled}, kept = ${facts.kept}
    where host_id = ${hostId}`.execute(tx)
  return facts
}

export async function deleteFacts(tx: Db, hostId: string): Promise<void> {
  await sql`delete from partner_facts where host_id = ${hostId}`.execute(tx)
}
