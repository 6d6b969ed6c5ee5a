import { pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Consequence } from '#foundation/server/lives/change.ts'
import { type EntryKind, type Line, postings } from '#payments/rules/ledger.ts'
import type { MovementWords } from '#payments/rules/movement-life.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { MovementGiven } from './change-movement.ts'
import type { MovementRow } from './movements-table.ts'
import { takeBackPayout } from './take-back-payout.ts'

type MovementConsequence = Consequence<MovementRow, MovementWords, MovementGiven>

/** What each consequence of the table brings about when a movement of money changes. */
export const movementConsequences: Record<MovementWords['consequence'], MovementConsequence> = {
  postMovement: (tx, ctx, { after }) => post(tx, ctx, after, after.kind, linesFor(after)),
  async takeBackRecalled(tx, ctx, { after }) {
    if (after.recalled) await takeBackPayout(tx, ctx, after)
  },
  postFailedRefund: (tx, ctx, { after }) =>
    post(tx, ctx, after, 'refund_failed', postings.refundFailed(after.amount)),
  postPaymentByHand: (tx, ctx, { after }) =>
    post(tx, ctx, after, 'refund_by_hand', postings.refundByHand(after.amount)),
}

async function post(
  tx: Db,
  ctx: Context,
  { id: subject, booking_id: bookingId }: MovementRow,
  kind: EntryKind,
  lines: readonly Line[],
): Promise<void> {
  await postEntry(tx, ctx, { kind, subject, bookingId, lines })
}

function linesFor({ kind, amount, set_off, party_id: partyId }: MovementRow): Line[] {
  if (kind === 'refund') return postings.refund(amount)
  return postings[kind]({ amount, setOff: set_off ?? pence(0) }, partyId)
}
