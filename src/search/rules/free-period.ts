import { Temporal } from 'temporal-polyfill'
import { fromLondon } from '#foundation/rules/time/london-time.ts'
import type { Period } from '#foundation/rules/time/time.ts'

/**
 * Instants, or days in London of which the last one counts. Undefined when the end is before the
 * start.
 */
export function freePeriod(from: string, to: string): Period | undefined {
  const period = { start: instantOf(from, 0), end: instantOf(to, 1) }
  return period.start < period.end ? period : undefined
}

function instantOf(text: string, daysLater: number): Date {
  if (text.includes('T')) return new Date(text)
  const day = Temporal.PlainDate.from(text).add({ days: daysLater })
  return fromLondon(day.toPlainDateTime())
}
