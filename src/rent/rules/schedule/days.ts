import { type Pence, roundPence } from '#foundation/rules/money.ts'
import { after, inLondon, later, londonDay, type Period } from '#foundation/rules/time/time.ts'

/** Days in London that the period touches. A day that has begun counts as a whole one. */
export function daysOf({ start, end }: Period): number {
  if (start >= end) return 0
  const [first, last] = [start, after(end, -1)].map(at => inLondon(at).toPlainDate())
  return first && last ? first.until(last).days + 1 : 0
}

/** The part of the rent for a period that is for days that have not begun. */
export function rentForDaysAhead(rent: Pence, { start, end }: Period, now: Date): Pence {
  const tomorrow = londonDay(inLondon(now).toPlainDate()).end
  const ahead = daysOf({ start: later(start, tomorrow), end })
  const days = daysOf({ start, end })
  return roundPence(days === 0 ? 0 : (rent * ahead) / days)
}
