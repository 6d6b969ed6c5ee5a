import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { begin, change, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { type DisputeWords, disputeLife } from '#payments/rules/dispute-life.ts'
import { announceDispute } from '../movements/announce-movement.ts'
import { type DisputeRow, insertDispute, writeDispute } from '../movements/disputes-table.ts'
import { type DisputeGiven, disputeConsequences } from './dispute-consequences.ts'

const livingDispute: Living<DisputeRow, DisputeWords, DisputeGiven> = {
  life: disputeLife,
  stateOf: ({ state }) => state,
  factsOf: (_dispute, { given }) => ({
    isMoneyBeingSent: given?.movements.some(({ state }) => state === 'sending') ?? false,
  }),
  standing: state => ({ state }),
  effects: { markClosed: (_dispute, { now }) => ({ closed_at: now }) },
  consequences: disputeConsequences,
  insert: insertDispute,
  write: (tx, _ctx, before, set) => writeDispute(tx, { before, set }),
  async record(tx, ctx, { recordedAs, after: { payment_id: id, amount } }) {
    await recordAudit(tx, ctx, {
      action: `payment.${recordedAs}`,
      subject: { type: 'payment', id },
      details: { pence: amount },
    })
  },
  tell: (tx, ctx, news, { after }) => announceDispute(tx, ctx, after, news),
}

/** The only way to change a bank dispute. */
export function changeDispute(
  tx: Db,
  ctx: Context,
  dispute: Locked<DisputeRow>,
  event: 'win' | 'lose',
  given: DisputeGiven,
): Promise<Locked<DisputeRow>> {
  return change(tx, ctx, livingDispute, dispute, event, { by: 'provider', given })
}

export function beginDispute(
  tx: Db,
  ctx: Context,
  dispute: DisputeRow,
  given: DisputeGiven,
): Promise<Locked<DisputeRow>> {
  return begin(tx, ctx, livingDispute, dispute, 'open', { by: 'provider', given })
}
