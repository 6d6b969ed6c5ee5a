import { after, secondMs } from '#foundation/rules/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { changeMovement } from './change-movement.ts'
import { checkOpenPayments } from './check-open-payments.ts'
import { lockMovementsToSend, type MovementRow } from './movements-table.ts'
import { remindPayees } from './remind-payees.ts'
import { sendMovement } from './send-movement.ts'
import { settleCancelled } from './settle-cancelled.ts'

const batch = 20
/** A call takes ten seconds at most, so whoever still sends after this has died. */
const abandonedMs = 30 * secondMs

/** Everything about money that is due: refunds, payouts, what a crash left half done. */
export async function moveMoney(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:move-money')
  if (ctx.provider.kind === 'none') return
  await checkOpenPayments(ctx)
  await settleCancelled(ctx)
  let taken = batch
  // What is taken back makes way for what is paid again.
  while (taken > 0) {
    const movements = await transaction(ctx.db, tx => markSending(tx, ctx))
    for (const movement of movements) await sendMovement(ctx, movement)
    taken = movements.length
  }
  await remindPayees(ctx)
}

/** Each is sent by one process, which says so before it calls the provider. */
async function markSending(tx: Db, ctx: Context): Promise<MovementRow[]> {
  const abandonedBefore = after(ctx.now, -abandonedMs)
  const due = await lockMovementsToSend(tx, { now: ctx.now, abandonedBefore, atMost: batch })
  const sending: MovementRow[] = []
  for (const one of due) sending.push(await changeMovement(tx, ctx, one, 'send', { by: 'clock' }))
  return sending
}
