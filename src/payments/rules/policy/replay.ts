import { type Agreement, coolingOffOf } from '#bookings/rules/price/cooling-off.ts'
import type { QuoteLine } from '#bookings/rules/price/quote.ts'
import { underTerms } from '#bookings/rules/price/quote.ts'
import { type Refund, refundFor } from '#bookings/rules/price/refund.ts'
import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import { type Line, postings } from '../ledger.ts'
import { sharesAfter, splitPayment } from '../split.ts'

export interface Replayed {
  id: string
  listingId: string
  hostId: string
  period: Period
  lines: readonly QuoteLine[]
  policy: Policy
  cancelledAt: Date | null
  cancelledBy: 'renter' | 'host' | 'operator' | null
  /** When both sides agreed, which decides about cooling-off days. */
  agreement: Agreement
}

/** The sums of the ledger lines of many bookings, by purpose. */
export interface Outcome {
  /** What renters paid, before any refund. */
  price: Pence
  tax: Pence
  commission: Pence
  hosts: Pence
  refunds: Pence
  /** Cancellation fees, for the host or for us. */
  fees: Pence
}

/** What one booking would come to under other terms, if everybody acted the same. */
export function outcomeUnder(booking: Replayed, policy: Policy): Outcome {
  const sums = underTerms(booking.lines, policy)
  const split = splitPayment({ ...sums, policy })
  const { amount: refund, fee } = givenBack(booking, sums.total, policy)
  const kept = pence(sums.total - refund - fee)
  const { after, ourFee } = sharesAfter(split, split, { kept, fee, feeKeptBy: policy.feeKeptBy })
  const lines = [
    ...postings.payment(sums.total, split, booking.hostId),
    ...postings.cancellation({ refund, fee: ourFee }, { before: split, after }, booking.hostId),
  ]
  return {
    price: sums.total,
    tax: credited(lines, 'tax'),
    commission: credited(lines, 'commission'),
    hosts: credited(lines, `host:${booking.hostId}`),
    refunds: credited(lines, 'refunds_payable'),
    fees: fee,
  }
}

function givenBack(
  { cancelledAt, cancelledBy, period, agreement }: Replayed,
  paid: Pence,
  policy: Policy,
): Refund {
  if (!cancelledAt || !cancelledBy) return { amount: pence(0), fee: pence(0) }
  const coolingOff = coolingOffOf(agreement, policy)
  return refundFor(cancelledBy, { paid, period, now: cancelledAt, policy, coolingOff })
}

function credited(lines: readonly Line[], account: Line['account']): Pence {
  return pence(lines.reduce((sum, line) => (line.account === account ? sum - line.pence : sum), 0))
}

export interface Replay {
  before: Outcome
  after: Outcome
  changed: number
  /** The bookings with the largest changes, largest first. */
  greatest: { booking: Replayed; before: Outcome; after: Outcome }[]
}

const mostShown = 5

/** Compares each booking under its own terms with the same booking under the proposed terms. */
export function replay(bookings: readonly Replayed[], proposed: Policy): Replay {
  const compared = bookings.map(booking => ({
    booking,
    before: outcomeUnder(booking, booking.policy),
    after: outcomeUnder(booking, proposed),
  }))
  const changed = compared.filter(one => changeOf(one) > 0)
  return {
    before: addUp(compared.map(one => one.before)),
    after: addUp(compared.map(one => one.after)),
    changed: changed.length,
    greatest: changed.toSorted((one, other) => changeOf(other) - changeOf(one)).slice(0, mostShown),
  }
}

const sums = ['price', 'tax', 'commission', 'hosts', 'refunds', 'fees'] as const

function changeOf({ before, after }: { before: Outcome; after: Outcome }): number {
  return sums.reduce((most, sum) => Math.max(most, Math.abs(after[sum] - before[sum])), 0)
}

function addUp(outcomes: readonly Outcome[]): Outcome {
  const nothing: Outcome = {
    price: pence(0),
    tax: pence(0),
    commission: pence(0),
    hosts: pence(0),
    refunds: pence(0),
    fees: pence(0),
  }
  return outcomes.reduce(
    (total, one) =>
      Object.fromEntries(
        sums.map(sum => [sum, pence(total[sum] + one[sum])]),
      ) as unknown as Outcome,
    nothing,
  )
}
