import { useState } from 'react'
import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'
import type { StepForm } from '../editor/step-form.ts'
import { inOrder } from './month-days.ts'
import { fitted, type PeriodRow, wholePeriod } from './period-row.ts'

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
        from: answers.unavailabilityDate?.slice(0, 10) ?? null,
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
        fitted({ ...row, ...patch }),
      ),
    /** Keeps the current period and begins another. */
    begin: (from: string | null) => write(periods, { from, to: null, reason: '' }),
    remove: (period: UnavailabilityPeriod) => {
      if (period === given) setGiven(undefined)
      change({ unavailabilityPeriods: periods.filter(one => one !== period) })
    },
  }
}
