import { useState } from 'react'
import { dayOfStart } from '#foundation/rules/time/day-or-instant.ts'
import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'
import type { StepForm } from '../editor/step-form.ts'
import { inOrder } from './month-days.ts'

const mostPeriods = 200

/**
 * A period joins the closed days as soon as both its days are chosen, so that nobody has to press a
 * button for it. Before that its first day and reason are kept in fields of their own.
 */
export function usePeriodRow({ answers, change }: StepForm) {
  const [given, setGiven] = useState<UnavailabilityPeriod>()
  const periods = answers.unavailabilityPeriods
  const row: PeriodRow = given
    ? { from: given.startDate, to: given.endDate, reason: given.reason }
    : {
        from: answers.unavailabilityDate && dayOfStart(answers.unavailabilityDate),
        to: null,
        reason: answers.unavailabilityReason ?? '',
      }
  const write = (others: readonly UnavailabilityPeriod[], next: PeriodRow) => {
    const period = others.length < mostPeriods ? wholePeriod(next) : undefined
    setGiven(period)
    change({
      unavailabilityPeriods: period ? inOrder([...others, period]) : [...others],
      unavailabilityDate: period ? null : next.from,
      unavailabilityReason: period ? null : next.reason || null,
    })
  }
  return {
    row,
    isGiven: given !== undefined,
    isFull: given === undefined && periods.length >= mostPeriods,
    edit: (patch: Partial<PeriodRow>) =>
      write(
        periods.filter(period => period !== given),
        withDaysInOrder({ ...row, ...patch }),
      ),
    /** Keeps the current period and begins another. */
    begin: (from: string | null) => write(periods, { from, to: null, reason: '' }),
    remove: (period: UnavailabilityPeriod) => {
      if (period === given) setGiven(undefined)
      change({ unavailabilityPeriods: periods.filter(one => one !== period) })
    },
  }
}

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
export function withDaysInOrder(row: PeriodRow): PeriodRow {
  const from = row.from ?? row.to
  const isBackwards = from !== null && row.to !== null && row.to < from
  return { ...row, from, to: isBackwards ? null : row.to }
}
