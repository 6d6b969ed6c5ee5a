import { after, secondMs } from '#foundation/rules/time.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { checkOpenPayments } from './check-open-payments.ts'
import { takeMovements } from './movements-table.ts'
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
  while (taken === batch) {
    const movements = await takeMovements(ctx.db, {
      now: ctx.now,
      abandonedBefore: after(ctx.now, -abandonedMs),
      atMost: batch,
    })
    for (const movement of movements) await sendMovement(ctx, movement)
    taken = movements.length
  }
  await remindPayees(ctx)
}
