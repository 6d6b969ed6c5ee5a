import { findPerson } from '#accounts/server/account/find-person.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { announce } from '#notices/server/announce.ts'
import { switchedOffLetter } from '../connection-letters.ts'
import { switchOffIfFailing } from './addresses-table.ts'
import { endWaitingDeliveries } from './deliveries-table.ts'
import { hostOf } from './host-of.ts'

/** Whose address has taken nothing since then is told, once. */
export async function switchOffDead(
  services: Services,
  id: string,
  failingBefore: Date,
): Promise<void> {
  const ctx = systemContext(services, 'job:send-webhooks')
  const { now, config } = ctx
  await transaction(ctx.db, async tx => {
    const row = await switchOffIfFailing(tx, id, { failingBefore, now })
    if (!row) return
    await endWaitingDeliveries(tx, id, now)
    const host = hostOf(row.url)
    await recordAudit(tx, ctx, {
      action: 'webhook.switched-off',
      subject: { type: 'webhook', id },
      details: { address: host },
    })
    const to = await findPerson(tx, row.account_id)
    const letter = switchedOffLetter({ host, publicUrl: config.publicUrl })
    if (to) await announce(tx, ctx, [{ to, kind: 'webhook-off', letter, about: id }])
  })
}
