import type { Pence } from '#foundation/rules/money.ts'
import type { PayoutSlice } from './payout-slices.ts'

interface PlannedPayout {
  slice: number
  amount: Pence
}

interface Plan<Payout> {
  /** What stands in the way of it: to be dropped, or taken back where it was made. */
  revoke: Payout[]
  pay: PayoutSlice[]
}

/** What has to happen to the payouts there are, so that a host gets these and no other. */
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
