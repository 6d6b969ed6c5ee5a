import { lockPeople } from '#accounts/server/account/find-person.ts'
import { lockBookings } from '#bookings/server/holding/lock-bookings.ts'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { allSideBySide, inOneTransaction } from '#foundation/server/database/side-by-side.ts'
import { type Due, dueInTurns, failIfAny } from '#foundation/server/jobs/deal-with-due.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { changeMovement } from '../movements/change-movement.ts'
import {
  findAbandonedOnHold,
  findMovementsToSend,
  lockMovementsToSend,
  type MovementRow,
} from '../movements/movements-table.ts'
import { decideSetOff, setOffNothing } from '../movements/set-off-table.ts'
import { lockPayee } from '../payees/payees-table.ts'
import { remindPayees } from '../payees/remind-payees.ts'
import { checkOpenPayments } from '../paying/check-open-payments.ts'
import { putBackMovement } from './put-back-movement.ts'
import { finishSent, sendMovement } from './send-movement.ts'
import { cancelledToSettle } from './settle-cancelled.ts'

/** All of them are sent at once. The rate of requests is limited elsewhere. */
const batch = 40
/** A call takes ten seconds at most, so a process that takes longer than this has died. */
const abandonedMs = 30 * secondMs

/** Sends everything that is due: refunds, payouts and what a crash left unfinished. */
export async function moveMoney(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:move-money')
  if (ctx.provider.kind === 'none') return
  await checkOpenPayments(ctx)
  const failed: string[] = []
  for await (const _ of dueInTurns(ctx, cancelledToSettle(ctx), { failed }));
  await putBackHeld(ctx)
  // A reversal can make room for a new payout, so this repeats until nothing is left to send.
  for (let isMore = true; isMore; ) {
    isMore = false
    for await (const sending of dueInTurns(ctx, movementsToSend(ctx), { failed })) {
      await sendMovements(ctx, sending)
      isMore = true
    }
  }
  await remindPayees(ctx)
  failIfAny(failed)
}

/**
 * Only one process sends a movement, and it marks it before it calls the provider. Suspensions and
 * disputes wait for that: a payout is either on its way by then, or on hold.
 */
function movementsToSend(ctx: Context): Due<Locked<MovementRow>, MovementRow[]> {
  const when = { now: ctx.now, abandonedBefore: after(ctx.now, -abandonedMs) }
  return {
    work: 'move-money',
    name: 'movement',
    atOnce: batch,
    async take(tx, which) {
      const found = await findMovementsToSend(tx, { ...when, ...which })
      const payouts = found.filter(({ kind }) => kind === 'payout')
      await lockPeople(tx, unique(payouts.map(({ party_id: id }) => id)))
      await lockBookings(tx, unique(payouts.map(({ booking_id: id }) => id)))
      return lockMovementsToSend(tx, { ...when, ids: found.map(({ id }) => id) })
    },
    async dealWith(tx, due) {
      const send = (one: Locked<MovementRow>) =>
        changeMovement(tx, ctx, one, 'send', { by: 'clock' })
      return decideSetOffs(tx, await allSideBySide(due, send))
    },
  }
}

/**
 * What is kept for a host's debt is decided before the call and never changed, so that a repeated
 * call is the same request.
 */
async function decideSetOffs(tx: Db, sending: readonly MovementRow[]): Promise<MovementRow[]> {
  const open = sending.filter(({ set_off }) => set_off === null)
  if (open.length === 0) return [...sending]
  await allSideBySide(unique(open.map(({ party_id: id }) => id)), id => lockPayee(tx, id))
  const decided = await setOffNothing(
    tx,
    open.map(({ id }) => id),
  )
  for (const one of open) {
    const isDecided = decided.some(({ id }) => id === one.id)
    if (!isDecided) decided.push(await decideSetOff(tx, one))
  }
  return sending.map(one => decided.find(({ id }) => id === one.id) ?? one)
}

/** The results are recorded together after all calls are made. */
async function sendMovements(ctx: Context, sending: readonly MovementRow[]): Promise<void> {
  const sent = await allSideBySide(sending, one => sendMovement(ctx, one))
  const finished = await inOneTransaction(ctx.db, sent, (tx, one) => finishSent(tx, ctx, one))
  for (const [index, result] of finished.entries()) {
    if (result.status === 'fulfilled') continue
    const { movement } = sent[index] ?? {}
    const why = faultWords(result.reason)
    ctx.log.warn({ movement: movement?.id, why }, 'what came of a call was not written down')
  }
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}

/**
 * The process that was sending has died. The provider is asked whether the movement was made. If
 * not, it waits again.
 */
async function putBackHeld(ctx: Context): Promise<void> {
  const abandonedBefore = after(ctx.now, -abandonedMs)
  for (const one of await findAbandonedOnHold(ctx.db, { abandonedBefore, atMost: batch })) {
    await putBackMovement(ctx, one)
  }
}
