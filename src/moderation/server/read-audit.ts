import { findPeople } from '#accounts/server/account/find-person.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import { type AuditFilter, listAuditEvents } from '#foundation/server/audit/audit-table.ts'
import type { Context } from '#foundation/server/context.ts'
import type { AuditEntry } from '#moderation/rules/wire.ts'

export async function readAudit(
  ctx: Context,
  { page, limit, ...filter }: AuditFilter & { page: number; limit: number },
): Promise<{ entries: AuditEntry[]; isMore: boolean }> {
  const found = await listAuditEvents(ctx.db, {
    ...filter,
    offset: offsetOf({ page, limit }),
    limit: limit + 1,
  })
  const events = found.slice(0, limit)
  const actorIds = events.flatMap(event => event.actor_id ?? [])
  const people = await findPeople(ctx.db, [...new Set(actorIds)])
  const entries = events.map((event): AuditEntry => {
    const actor = event.actor_id === null ? undefined : people.get(event.actor_id)
    return {
      _id: event.id,
      at: event.at.toISOString(),
      action: event.action,
      actorId: event.actor_id,
      actorRole: event.actor_role,
      actorName: actor ? `${actor.firstName} ${actor.lastName}` : null,
      subjectType: event.subject_type,
      subjectId: event.subject_id,
      requestId: event.request_id,
      details: event.details,
    }
  })
  return { entries, isMore: found.length > limit }
}
