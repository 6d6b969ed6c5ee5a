import type { BookingMoney } from '#bookings/server/find-booking-money.ts'
import { flagDispute } from '#bookings/server/flag-dispute.ts'
import { type Pence, sumPence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Consequence } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { DisputeState } from '#payments/rules/console-wire.ts'
import type { DisputeWords } from '#payments/rules/dispute-life.ts'
import { type EntryKind, type Line, postings } from '#payments/rules/ledger.ts'
import type { MovementEvent } from '#payments/rules/movement-life.ts'
import { splitPayment } from '#payments/rules/split.ts'
import { changeMovementIfAllowed } from './change-movement.ts'
import type { DisputeRow } from './disputes-table.ts'
import { insertMovements, type MovementRow, paidAgain } from './movements-table.ts'
import type { PaymentRow } from './payments-table.ts'
import { postEntry } from './post-entry.ts'
import { isUnwound } from './settle-cancelled.ts'
import { dropPayouts, reversePayouts } from './take-back-payouts.ts'

/** What a verb has read under the lock of the booking. */
export interface DisputeGiven {
  booking: BookingMoney
  payment: PaymentRow
  /** Of the disputed payment, as they are before the dispute changes. */
  movements: readonly Locked<MovementRow>[]
}

type DisputeConsequence = Consequence<DisputeRow, DisputeWords, DisputeGiven>

/** What each consequence of the table brings about when a dispute is opened or decided. */
export const disputeConsequences: Record<DisputeWords['consequence'], DisputeConsequence> = {
  async postDispute(tx, ctx, { after, given }) {
    const { provider_id: subject, booking_id: bookingId } = after
    const { kind, lines } = entryFor(after, known(given))
    await postEntry(tx, ctx, { kind, subject, bookingId, lines })
  },
  holdMovements: (tx, ctx, { given }) => changeAll(tx, ctx, known(given).movements, 'hold'),
  releaseMovements: (tx, ctx, { given }) => changeAll(tx, ctx, known(given).movements, 'release'),
  dropRefunds: (tx, ctx, { given }) => {
    const refunds = known(given).movements.filter(({ kind }) => kind === 'refund')
    return changeAll(tx, ctx, refunds, 'drop')
  },
  dropPayouts: (tx, ctx, { given }) => dropPayouts(tx, ctx, known(given).movements, 'provider'),
  reversePayouts: (tx, ctx, { given }) => reversePayouts(tx, ctx, known(given).movements),
  payAgain: (tx, ctx, { given }) => payAgain(tx, ctx, known(given)),
  flagBooking: (tx, ctx, { after: { booking_id: bookingId } }) =>
    flagDispute(tx, ctx, { bookingId, disputed: true }),
  unflagBooking: (tx, ctx, { after: { booking_id: bookingId } }) =>
    flagDispute(tx, ctx, { bookingId, disputed: false }),
}

function known(given: DisputeGiven | undefined): DisputeGiven {
  if (!given) throw new Error('Only who has the lock of its booking changes a dispute')
  return given
}

const kinds = {
  open: 'dispute_opened',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const satisfies Record<DisputeState, EntryKind>

function entryFor(
  { state, amount }: DisputeRow,
  { booking, payment, movements }: DisputeGiven,
): { kind: EntryKind; lines: readonly Line[] } {
  const kind = kinds[state]
  if (state === 'open') return { kind, lines: postings.disputeOpened(amount) }
  if (state === 'won') return { kind, lines: postings.disputeWon(amount) }
  const isShared = payment.outcome === 'recorded' && !isUnwound(booking)
  const lines = isShared
    ? postings.disputeLost(amount, splitPayment(booking), booking.hostId)
    : postings.disputeLostAfterwards(amount, stillOwed(movements))
  return { kind, lines }
}

function stillOwed(movements: readonly MovementRow[]): Pence {
  const isOwed = ({ kind, state }: MovementRow) =>
    kind === 'refund' && (state === 'due' || state === 'held' || state === 'failed')
  return sumPence(movements.filter(isOwed).map(({ amount }) => amount))
}

async function changeAll(
  tx: Db,
  ctx: Context,
  movements: readonly Locked<MovementRow>[],
  event: MovementEvent,
): Promise<void> {
  for (const movement of movements) {
    await changeMovementIfAllowed(tx, ctx, movement, event, { by: 'provider' })
  }
}

/** What was taken back for the dispute's sake, unless the booking was cancelled. */
async function payAgain(tx: Db, ctx: Context, { booking, movements }: DisputeGiven): Promise<void> {
  if (isUnwound(booking)) return
  const taken = new Set(movements.flatMap(({ reverses }) => reverses ?? []))
  const earned = movements.filter(({ id, kind }) => kind === 'payout' && taken.has(id))
  await insertMovements(
    tx,
    earned.map(({ booking_id, payment_id, party_id, amount, slice, slices }) => ({
      id: newId(ctx.now),
      kind: 'payout',
      booking_id,
      payment_id,
      party_id,
      amount,
      slice,
      slices,
      reason: paidAgain,
      due_at: ctx.now,
      created_at: ctx.now,
    })),
  )
}
