import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'

/** The period that is being entered below the calendar. */
export interface PeriodRow {
  from: string | null
  to: string | null
  reason: string
}

/** Undefined while one of its days is missing. */
export function wholePeriod({ from, to, reason }: PeriodRow): UnavailabilityPeriod | undefined {
  if (from === null || to === null) return undefined
  return { startDate: from, endDate: to, reason }
}

/** Only a last day means that one day; a last day before the first is dropped. */
export function fitted(row: PeriodRow): PeriodRow {
  const from = row.from ?? row.to
  const isBackwards = from !== null && row.to !== null && row.to < from
  return { ...row, from, to: isBackwards ? null : row.to }
}
