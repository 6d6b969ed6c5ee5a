import { Temporal } from 'temporal-polyfill'
import { fromLondon } from '#foundation/rules/time/london-time.ts'
import { overlaps, type Period } from '#foundation/rules/time/time.ts'
import type { UnavailabilityPeriod } from '../wire.ts'

/** Without its end; a period given in days includes the whole last day. */
export function unavailablePeriod({
  startDate,
  endDate,
}: Omit<UnavailabilityPeriod, 'reason'>): Period {
  return { start: startOf(startDate), end: isDay(endDate) ? dayAfter(endDate) : new Date(endDate) }
}

export function isBackwards(period: Omit<UnavailabilityPeriod, 'reason'>): boolean {
  const { start, end } = unavailablePeriod(period)
  return start >= end
}

/** Periods of the second list that take time which the first list leaves free. */
export function newlyBlocked(
  before: readonly UnavailabilityPeriod[],
  now: readonly UnavailabilityPeriod[],
): Period[] {
  const known = new Set(before.map(key))
  return now.filter(period => !known.has(key(period))).map(unavailablePeriod)
}

export function mostAtOnce(periods: readonly Period[]): number {
  const counts = periods.map(
    ({ start }) => periods.filter(other => other.start <= start && start < other.end).length,
  )
  return Math.max(0, ...counts)
}

export function clashing<Item extends Period>(items: readonly Item[], periods: readonly Period[]) {
  return items.filter(item => periods.some(period => overlaps(item, period)))
}

function startOf(text: string): Date {
  return isDay(text) ? fromLondon(Temporal.PlainDate.from(text).toPlainDateTime()) : new Date(text)
}

function dayAfter(text: string): Date {
  return fromLondon(Temporal.PlainDate.from(text).add({ days: 1 }).toPlainDateTime())
}

function isDay(text: string): boolean {
  return text.length === 10
}

function key({ startDate, endDate }: UnavailabilityPeriod): string {
  return `${startDate}/${endDate}`
}
