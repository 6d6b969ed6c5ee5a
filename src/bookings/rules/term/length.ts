import { hourMs } from '#foundation/rules/time/lengths.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { after } from '#foundation/rules/time/time.ts'

/** A length as the configuration lists carry it. */
export interface Length {
  hours?: number | undefined
  months?: number | undefined
}

/** Hours are elapsed time. Months follow the London calendar. */
export function plus(start: Date, { hours = 0, months = 0 }: Length): Date {
  if (months === 0) return after(start, hours * hourMs)
  const moved = inLondon(start).add({ months })
  return after(new Date(moved.epochMilliseconds), hours * hourMs)
}
