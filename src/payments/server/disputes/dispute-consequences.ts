import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { flagDispute } from '#bookings/server/for-payments/flag-dispute.ts'
import { recordLostToBank } from '#bookings/server/for-payments/record-given-back.ts'
import { type Pence, pence, sumPence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Consequence } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import type { DisputeState } from '#payments/rules/console-wire.ts'
import type { DisputeWords } from '#payments/rules/dispute-life.ts'
import { type EntryKind, type Line, postings } from '#payments/rules/ledger.ts'
import type { MovementEvent } from '#payments/rules/movement-life.ts'
import { pricedBy, shareAgain, shareOf, splitPayment, totalOf } from '#payments/rules/split.ts'
import type { PaymentRow } from '../attempts/payments-table.ts'
import { sharesOfPayment } from '../ledger/ledger-table.ts'
import { postEntry } from '../ledger/post-entry.ts'
import { changeMovementIfAllowed } from '../movements/change-movement.ts'
import { type DisputeRow, disputesOfBooking } from '../movements/disputes-table.ts'
import type { MovementRow } from '../movements/movements-table.ts'
import { planPayoutsAnew } from '../movements/plan-payouts-anew.ts'
import { isStandingPayout, revokePayouts } from '../movements/revoke-payouts.ts'

/** What a verb has read under the lock of the booking. */
export interface DisputeGiven {
  booking: BookingMoney
  payment: PaymentRow
  /** The movements of the disputed payment before the dispute changes. */
  movements: readonly Locked<MovementRow>[]
}

type DisputeConsequence = Consequence<DisputeRow, DisputeWords, DisputeGiven>

export const disputeConsequences: Record<DisputeWords['consequence'], DisputeConsequence> = {
  async postDispute(tx, ctx, { after, given }) {
    const { provider_id: subject, booking_id: bookingId } = after
    const { kind, lines, lost } = await entryFor(tx, after, known(given))
    await postEntry(tx, ctx, { kind, subject, bookingId, paymentId: after.payment_id, lines })
    if (lost) await recordLostToBank(tx, bookingId, lost)
  },
  holdMovements: (tx, ctx, { given }) => {
    const sent = known(given).movements.filter(({ kind }) => kind !== 'reversal')
    return changeAll(tx, ctx, sent, 'hold')
  },
  releaseMovements: (tx, ctx, { given }) => changeAll(tx, ctx, known(given).movements, 'release'),
  dropRefunds: (tx, ctx, { given }) => {
    const refunds = known(given).movements.filter(({ kind }) => kind === 'refund')
    return changeAll(tx, ctx, refunds, 'drop')
  },
  async takeBackPayouts(tx, ctx, { given }) {
    const { movements } = known(given)
    const standing = movements.filter(isStandingPayout(movements))
    const isMade = ({ state }: MovementRow) => state === 'done' || state === 'sending'
    await revokePayouts(tx, ctx, standing.filter(isMade))
  },
  async planPayouts(tx, ctx, { after, given }) {
    const { booking, payment } = known(given)
    if (payment.outcome !== 'recorded') return
    const kind = kinds[after.state]
    const reason = after.state === 'won' ? 'dispute won' : 'dispute lost'
    const cause = { kind, subject: after.provider_id, reason } as const
    await planPayoutsAnew(tx, ctx, booking, payment, cause)
  },
  async flagBooking(tx, ctx, { after: { booking_id: bookingId } }) {
    // Rent has a payment a month: the bank may hold another of them, or may have kept it.
    const states = (await disputesOfBooking(tx, bookingId)).map(({ state }) => state)
    const decided = states.includes('lost') ? 'lost' : 'none'
    const standing = states.includes('open') ? 'open' : decided
    await flagDispute(tx, ctx, { bookingId, standing })
  },
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

async function entryFor(
  tx: Db,
  { state, amount }: DisputeRow,
  { booking, payment, movements }: DisputeGiven,
): Promise<{ kind: EntryKind; lines: readonly Line[]; lost?: Pence }> {
  const kind = kinds[state]
  if (state === 'open') return { kind, lines: postings.disputeOpened(amount) }
  if (state === 'won') return { kind, lines: postings.disputeWon(amount) }
  const owed = stillOwed(movements)
  const whole = splitPayment(pricedBy(booking, payment))
  const isShared = payment.outcome === 'recorded'
  const before = isShared ? await sharesOfPayment(tx, payment) : shareOf(whole, pence(0))
  const kept = totalOf(before)
  const left = pence(Math.max(0, kept - Math.max(0, amount - owed)))
  const after = shareAgain(whole, before, left)
  const taken = { amount, stillOwed: owed }
  const lines = postings.disputeLost(taken, { before, after }, booking.hostId)
  return { kind, lines, lost: pence(kept - left) }
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
