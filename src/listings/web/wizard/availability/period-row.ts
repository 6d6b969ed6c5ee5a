import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'

/** The row below the calendar: one period while it is being given. */
export interface PeriodRow {
  from: string | null
  to: string | null
  reason: string
}

/** What stands in the row, as a period; nothing while one of its days is missing. */
export function wholePeriod({ from, to, reason }: PeriodRow): UnavailabilityPeriod | undefined {
  if (from === null || to === null) return undefined
  return { startDate: from, endDate: to, reason }
}

/** A last day by itself is a period of that day, and one before the first day is none. */
export function fitted(row: PeriodRow): PeriodRow {
  const from = row.from ?? row.to
  const isBackwards = from !== null && row.to !== null && row.to < from
  return { ...row, from, to: isBackwards ? null : row.to }
}
