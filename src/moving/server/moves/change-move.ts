import { recordCollected } from '#bookings/server/for-payments/record-collected.ts'
import type { WebhookEvent } from '#connections/rules/webhook-events.ts'
import { tellAddresses } from '#connections/server/webhooks/tell-addresses.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { begin, type Cause, change, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { type MoveEvent, type MoveWords, moveLife } from '#moving/rules/move-states.ts'
import { announceMove } from './announce-move.ts'
import type { MoveGiven } from './lock-with-booking.ts'
import { addMoveLine } from './move-line.ts'
import { insertMove, type MoveRow, writeMove } from './moves-table.ts'

/** What programs of the partner are told. */
const events: Record<MoveWords['letter'], WebhookEvent> = {
  request: 'move.requested',
  assign: 'move.assigned',
  resume: 'move.assigned',
  collect: 'move.collected',
  deliver: 'move.delivered',
  fail: 'move.failed',
  callOff: 'move.failed',
}

const livingMove: Living<MoveRow, MoveWords, MoveGiven> = {
  life: moveLife,
  stateOf: ({ state }) => state,
  factsOf: ({ collected_at }, { given }) => ({
    bookingRuns: given?.bookingRuns,
    wasCollected: collected_at !== null && !given?.isAllBack,
  }),
  standing: state => ({ state }),
  consequences: {
    tellBooking: (tx, _ctx, { after, now }) => recordCollected(tx, after.booking_id, now),
    async tellBookingOfReturn(tx, _ctx, { before, after }) {
      if (before?.collected_at) await recordCollected(tx, after.booking_id, null)
    },
  },
  effects: {
    startAnew: () => ({ failed_at: null, reason: null }),
    forgetCollected: () => ({ collected_at: null, collected_photo: null }),
    markCollected: (_move, { now }) => ({ collected_at: now }),
    markDelivered: (_move, { now }) => ({ delivered_at: now }),
    markFailed: (_move, { now }) => ({ failed_at: now }),
  },
  insert: insertMove,
  write: (tx, _ctx, before, set) => writeMove(tx, { before, set }),
  async record(tx, ctx, { step, recordedAs, by, before, after }) {
    await addMoveLine(tx, ctx, step.event, after)
    await recordAudit(tx, ctx, {
      action: `move.${recordedAs}`,
      subject: { type: 'booking', id: after.booking_id },
      details: { by, from: before?.state, to: after.state, driver: after.driver_id },
    })
  },
  async tell(tx, ctx, event, { before, after, given }) {
    await announceMove(tx, ctx, { event, before, after, given })
    const { booking_id: about, host_id: accountId } = after
    await tellAddresses(tx, ctx, { accountId, event: events[event], about })
  },
}

/** The only way to change a move. */
export function changeMove(
  tx: Db,
  ctx: Context,
  move: Locked<MoveRow>,
  event: MoveEvent,
  cause: Cause<MoveRow, MoveWords, MoveGiven> & { given: MoveGiven },
): Promise<Locked<MoveRow>> {
  return change(tx, ctx, livingMove, move, event, cause)
}

export function beginMove(tx: Db, ctx: Context, move: MoveRow, given: MoveGiven): Promise<MoveRow> {
  return begin(tx, ctx, livingMove, move, 'request', { by: 'booking', given })
}
