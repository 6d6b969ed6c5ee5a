import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { PageAfter } from '../database/in-pages.ts'
import { writeLast } from '../database/write-last.ts'

export interface AuditRow {
  id: string
  at: Date
  actor_id: string | null
  actor_role: string
  action: string
  subject_type: string
  subject_id: string
  request_id: string
  details: unknown
}

export async function insertAuditEvent(db: Db, row: AuditRow): Promise<void> {
  await writeLast(db, 'audit_event', [row])
}

interface Known {
  action: string
  subject: { type: string; id: string }
  actor: string | null
  since: Date
}

export async function wasRecordedSince(
  db: Db,
  { action, subject, actor, since }: Known,
): Promise<boolean> {
  const row = await db
    .$extendTables<{ audit_event: AuditRow }>()
    .selectFrom('audit_event')
    .select('id')
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('action', '=', action)
    .where('actor_id', 'is not distinct from', actor)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Links everything recorded since the last seal into a hash chain, so that a later change shows.
 */
export async function sealAuditEvents(db: Db): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select seal_audit_events() as sealed`.execute(db)
  return rows[0]?.sealed ?? 0
}

export interface AuditFilter {
  /** The beginning of an action, such as `listing.`. */
  action?: string | undefined
  subject?: string | undefined
  actor?: string | undefined
}

/** Newest first. */
export async function listAuditEvents(
  db: Db,
  { action, subject, actor, offset, limit }: AuditFilter & { offset: number; limit: number },
): Promise<AuditRow[]> {
  const beginning = `${(action ?? '').replace(/[\\%_]/g, '\\$&')}%`
  return db
    .$extendTables<{ audit_event: AuditRow & { position: number } }>()
    .selectFrom('audit_event')
    .selectAll()
    .$if(action !== undefined, query => query.where('action', 'like', beginning))
    .$if(subject !== undefined, query => query.where('subject_id', '=', subject ?? ''))
    .$if(actor !== undefined, query => query.where('actor_id', '=', actor ?? ''))
    .orderBy('position', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function auditEventsBy(
  db: Db,
  actorId: string,
  { after, atMost }: PageAfter,
): Promise<Pick<AuditRow, 'id' | 'at' | 'action' | 'subject_type' | 'subject_id'>[]> {
  return db
    .$extendTables<{ audit_event: AuditRow }>()
    .selectFrom('audit_event')
    .select(['id', 'at', 'action', 'subject_type', 'subject_id'])
    .where('actor_id', '=', actorId)
    .$if(after !== undefined, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(atMost)
    .execute()
}

/** Everything of these kinds, newest first. */
export async function listEventsOf(
  db: Db,
  actions: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<AuditRow[]> {
  return eventsOf(db, actions)
    .selectAll()
    .orderBy('position', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countEventsOf(db: Db, actions: readonly string[]): Promise<number> {
  const row = await eventsOf(db, actions)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The values stand in the SQL, or PostgreSQL would not use the partial index. */
function eventsOf(db: Db, actions: readonly string[]) {
  return db
    .$extendTables<{ audit_event: AuditRow & { position: number } }>()
    .selectFrom('audit_event')
    .where(
      'action',
      'in',
      actions.map(action => sql.lit(action)),
    )
}
