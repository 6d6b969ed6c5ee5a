import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import {
  allows,
  type Cause,
  change,
  changeIfAllowed,
  type Living,
} from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import {
  type MovementEvent,
  type MovementWords,
  movementLife,
} from '#payments/rules/movement-life.ts'
import type { PayoutHold } from '#payments/rules/payout-holds.ts'
import { announceFailure, announceMovement } from './announce-movement.ts'
import { movementConsequences } from './movement-consequences.ts'
import { type MovementRow, writeMovement } from './movements-table.ts'
import { tellAddressesOfPayout } from './tell-addresses-of-payout.ts'

/** What a verb has read under the lock of the booking. */
export interface MovementGiven {
  isDisputed: boolean
  hold: PayoutHold | null
}

const livingMovement: Living<MovementRow, MovementWords, MovementGiven> = {
  life: movementLife,
  stateOf: ({ state }) => state,
  factsOf: ({ kind, provider_id, hand_reference, recalled, due_at }, { now, given }) => ({
    kind,
    isMade: provider_id !== null,
    isPaidByHand: hand_reference !== null,
    isRecalled: recalled,
    isDisputed: given?.isDisputed,
    isForLeft: given?.hold === 'hostLeft',
    isDue: due_at <= now,
  }),
  standing: state => ({ state }),
  effects: {
    markSent: ({ attempts }, { now }) => ({ sent_at: now, attempts: attempts + 1 }),
    markDone: (_movement, { now }) => ({ done_at: now }),
    unmarkDone: () => ({ done_at: null }),
    turnToDebt: ({ amount }) => ({ set_off: amount }),
    startOver: () => ({ attempts: 0 }),
    markRecalled: () => ({ recalled: true }),
    makeDueNow: (_movement, { now }) => ({ due_at: now }),
  },
  consequences: movementConsequences,
  insert() {
    throw new Error('Several movements are owed at once: insertMovements')
  },
  write: (tx, _ctx, before, set) => writeMovement(tx, { before, set }),
  async record(tx, ctx, { recordedAs, after, details }) {
    const subject = { type: 'movement', id: after.id } as const
    await recordAudit(tx, ctx, { action: `movement.${recordedAs}`, subject, details })
  },
  async tell(tx, ctx, news, { after }) {
    await (news === 'done' ? announceMovement : announceFailure)(tx, ctx, after)
    await tellAddressesOfPayout(tx, ctx, after, news)
  },
}

/** The only way to change a movement of money. */
export function changeMovement(
  tx: Db,
  ctx: Context,
  movement: Locked<MovementRow>,
  event: MovementEvent,
  cause: Cause<MovementRow, MovementWords, MovementGiven>,
): Promise<Locked<MovementRow>> {
  return change(tx, ctx, livingMovement, movement, event, cause)
}

export function changeMovementIfAllowed(
  tx: Db,
  ctx: Context,
  movement: Locked<MovementRow>,
  event: MovementEvent,
  cause: Cause<MovementRow, MovementWords, MovementGiven>,
): Promise<Locked<MovementRow> | undefined> {
  return changeIfAllowed(tx, ctx, livingMovement, movement, event, cause)
}

/** What the operator may do with a payout or refund that was not sent. */
export function allowedOf(
  movement: MovementRow & { hold: PayoutHold | null },
  now: Date,
): ('retry' | 'payByHand')[] {
  const given = { isDisputed: false, hold: movement.hold }
  const may = (event: 'retry' | 'payByHand') =>
    allows(livingMovement, movement, event, { by: 'operator', now, given })
  return [
    ...(may('retry') ? (['retry'] as const) : []),
    // What a renter is owed stands in a list of its own.
    ...(movement.kind === 'payout' && may('payByHand') ? (['payByHand'] as const) : []),
  ]
}
