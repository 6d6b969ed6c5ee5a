import { holdPeople } from '#accounts/server/account/find-person.ts'
import { holdBookings } from '#bookings/server/holding/hold-bookings.ts'
import { after, secondMs } from '#foundation/rules/time/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { changeMovement } from '../movements/change-movement.ts'
import {
  findAbandonedOnHold,
  findMovementsToSend,
  lockMovementsToSend,
  type MovementRow,
} from '../movements/movements-table.ts'
import { remindPayees } from '../payees/remind-payees.ts'
import { checkOpenPayments } from '../paying/check-open-payments.ts'
import { putBackMovement } from './put-back-movement.ts'
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
  await putBackHeld(ctx)
  // What is taken back makes way for what is paid again, until nothing is left to send.
  for (let isMore = true; isMore; ) {
    const sending = await transaction(ctx.db, tx => markSending(tx, ctx))
    for (const movement of sending) await sendMovement(ctx, movement)
    isMore = sending.length > 0
  }
  await remindPayees(ctx)
}

/**
 * Each is sent by one process, which says so before it calls the provider. Meanwhile no host can be
 * suspended and nobody opens a dispute: either a payout is on its way by then, or it waits.
 */
async function markSending(tx: Db, ctx: Context): Promise<MovementRow[]> {
  const when = { now: ctx.now, abandonedBefore: after(ctx.now, -abandonedMs) }
  const found = await findMovementsToSend(tx, { ...when, atMost: batch })
  const payouts = found.filter(({ kind }) => kind === 'payout')
  await holdPeople(tx, unique(payouts.map(({ party_id: id }) => id)))
  await holdBookings(tx, unique(payouts.map(({ booking_id: id }) => id)))
  const due = await lockMovementsToSend(tx, { ...when, ids: found.map(({ id }) => id) })
  const sending: MovementRow[] = []
  for (const one of due) sending.push(await changeMovement(tx, ctx, one, 'send', { by: 'clock' }))
  return sending
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}

/** Whether it was made before somebody died is asked of the provider; if not, it waits again. */
async function putBackHeld(ctx: Context): Promise<void> {
  const abandonedBefore = after(ctx.now, -abandonedMs)
  for (const one of await findAbandonedOnHold(ctx.db, { abandonedBefore, atMost: batch })) {
    await putBackMovement(ctx, one)
  }
}
