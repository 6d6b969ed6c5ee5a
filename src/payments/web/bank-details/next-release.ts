import { formatDay } from '#foundation/rules/time/time.ts'
import type { Balance } from '../../rules/payout-wire.ts'

/** What is released on the first day of all: often several shares. */
export function nextRelease(
  upcoming: Balance['upcoming'],
): { at: Date; amountPence: number } | undefined {
  const waiting = upcoming
    .filter(({ why }) => why === null)
    .map(({ releaseAt, amountPence }) => ({ at: new Date(releaseAt), amountPence }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const [first] = waiting
  if (!first) return undefined
  const sameDay = waiting.filter(({ at }) => formatDay(at) === formatDay(first.at))
  return { at: first.at, amountPence: sameDay.reduce((sum, one) => sum + one.amountPence, 0) }
}
