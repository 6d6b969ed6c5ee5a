import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
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
  }
  for (const [name, part] of Object.entries(exports)) parts[name] = () => part(ctx, user.id)
  await recordAudit(ctx.db, ctx, {
    action: 'user.exported',
    subject: { type: 'user', id: user.id },
  })
  return parts
}
