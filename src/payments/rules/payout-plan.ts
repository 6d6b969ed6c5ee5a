import type { Pence } from '#foundation/rules/money.ts'
import type { PayoutSlice } from './payout-slices.ts'

interface PlannedPayout {
  slice: number
  amount: Pence
}

interface Plan<Payout> {
  /** Payouts to drop, or to take back if they were made. */
  revoke: Payout[]
  pay: PayoutSlice[]
}

/** Compares the payouts that should exist with those that do. */
export function planPayouts<Payout extends PlannedPayout>(
  wanted: readonly PayoutSlice[],
  standing: readonly Payout[],
): Plan<Payout> {
  const isSame = (one: PlannedPayout) => (other: PlannedPayout) =>
    one.slice === other.slice && one.amount === other.amount
  return {
    revoke: standing.filter(payout => !wanted.some(isSame(payout))),
    pay: wanted.filter(slice => !standing.some(isSame(slice))),
  }
}
