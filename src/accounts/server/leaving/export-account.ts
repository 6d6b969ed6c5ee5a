import { auditEventsBy } from '#foundation/server/audit/audit-table.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { mailsSentTo } from '#foundation/server/mail/outbox-table.ts'
import { presentUser } from '../account/present-user.ts'
import { requireUser } from '../account/signed-in.ts'
import { listOwnSessions } from '../sessions/sessions.ts'
import { listDevices } from '../sessions/sessions-table.ts'
import type { AccountHooks } from './account-hooks.ts'

/** With parts that are read only when they are sent. */
export async function exportAccount(
  ctx: Context,
  { exports }: AccountHooks,
): Promise<Record<string, unknown>> {
  const user = await requireUser(ctx)
  const parts: Record<string, unknown> = {
    exportedAt: ctx.now.toISOString(),
    account: presentUser(user),
    sessions: await listOwnSessions(ctx),
    devices: (await listDevices(ctx.db, user.id)).map(row => ({
      device: row.device,
      firstSeenAt: row.first_seen_at.toISOString(),
    })),
    letters: () => exportLetters(ctx, user.email),
    deeds: () => exportDeeds(ctx, user.id),
  }
  for (const [name, part] of Object.entries(exports)) parts[name] = () => part(ctx, user.id)
  await recordAudit(ctx.db, ctx, {
    action: 'user.exported',
    subject: { type: 'user', id: user.id },
  })
  return parts
}

/** Without subjects and words: codes and links in them open things, also for who has this file. */
async function* exportLetters(ctx: Context, address: string): AsyncGenerator<unknown> {
  for await (const row of inPages(page => mailsSentTo(ctx.db, address, page))) {
    yield { kind: row.kind, sentAt: row.sent_at }
  }
}

/** Without details, which may speak of others. */
async function* exportDeeds(ctx: Context, userId: string): AsyncGenerator<unknown> {
  for await (const row of inPages(page => auditEventsBy(ctx.db, userId, page))) {
    yield { what: row.action, about: `${row.subject_type} ${row.subject_id}`, at: row.at }
  }
}
