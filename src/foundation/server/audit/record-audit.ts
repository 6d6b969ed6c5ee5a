import type { AuditAction, AuditSubject } from '#foundation/rules/audit/audit-actions.ts'
import type { AuditDetails } from '#foundation/rules/audit/audit-details.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Actor, Context } from '../context.ts'
import type { Db } from '../database/db.ts'
import { newId } from '../new-id.ts'
import { insertAuditEvent, wasRecordedSince } from './audit-table.ts'

interface AuditEvent<Details> {
  action: AuditAction
  subject: { type: AuditSubject; id: string }
  details?: Details & Partial<Record<Exclude<keyof Details, keyof AuditDetails>, never>>
}

/** Written in the transaction of the action itself, so neither exists without the other. */
export async function recordAudit<Details extends AuditDetails>(
  tx: Db,
  ctx: Pick<Context, 'actor' | 'now' | 'requestId'>,
  { action, subject, details }: AuditEvent<Details>,
): Promise<void> {
  await insertAuditEvent(tx, {
    id: newId(ctx.now),
    at: ctx.now,
    actor_id: ctx.actor.kind === 'person' ? ctx.actor.id : null,
    actor_role: roleOf(ctx.actor),
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    request_id: ctx.requestId,
    details: { ...details, ...keyOf(ctx.actor) },
  })
}

/** Repeated requests of a page count as one look: it is recorded once an hour. */
export async function recordLook(
  db: Db,
  ctx: Pick<Context, 'actor' | 'now' | 'requestId'>,
  event: AuditEvent<AuditDetails>,
): Promise<void> {
  const actor = ctx.actor.kind === 'person' ? ctx.actor.id : null
  const since = after(ctx.now, -hourMs)
  if (!(await wasRecordedSince(db, { ...event, actor, since }))) await recordAudit(db, ctx, event)
}

function roleOf(actor: Actor): string {
  return actor.kind === 'person' ? actor.role : actor.kind
}

/** What a program did with an API key is its owner's deed, and says with which key. */
function keyOf(actor: Actor): AuditDetails {
  return actor.kind === 'person' && actor.key ? { key: actor.key.name } : {}
}
