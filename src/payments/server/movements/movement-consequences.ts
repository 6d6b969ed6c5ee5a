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

export const movementConsequences: Record<MovementWords['consequence'], MovementConsequence> = {
  postMovement: (tx, ctx, { after }) => post(tx, ctx, after, after.kind, linesFor(after)),
  async takeBackRecalled(tx, ctx, { after }) {
    if (after.recalled) await takeBackPayout(tx, ctx, after)
  },
  postFailedRefund: (tx, ctx, { after }) =>
    post(tx, ctx, after, 'refund_failed', postings.refundFailed(setOffOf(after))),
  postPaymentByHand: (tx, ctx, { after }) =>
    after.kind === 'payout'
      ? post(
          tx,
          ctx,
          after,
          'payout_by_hand',
          postings.payoutByHand(setOffOf(after), after.party_id),
        )
      : post(tx, ctx, after, 'refund_by_hand', postings.refundByHand(setOffOf(after))),
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

function linesFor(movement: MovementRow): Line[] {
  const { kind, party_id: partyId } = movement
  if (kind === 'refund') return postings.refund(setOffOf(movement))
  return postings[kind](setOffOf(movement), partyId)
}

function setOffOf({ amount, set_off: setOff }: MovementRow) {
  return { amount, setOff: setOff ?? pence(0) }
}
