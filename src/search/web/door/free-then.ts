import { Temporal } from 'temporal-polyfill'
import type { DayRange } from '#foundation/rules/time/day-range.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import type { SearchParams } from '../search-params.ts'

type Term = Pick<SearchParams, 'months' | 'start'>

interface Days {
  from: string
  to: string
}

export interface FreeThen {
  days: DayRange
  ofMonths: Days | undefined
  /** The days that somebody has chosen, where the asked months do not hold all of them. */
  kept: Days | undefined
}

/**
 * One search filters by one row of days. What is asked for by the month should be free then, and
 * the hours have no days; but days that somebody has chosen as a filter stay one.
 */
export function freeThen(params: SearchParams, asked: Term, now: Date): FreeThen {
  const ofMonths = daysOf(asked, now)
  const chosen = chosenDays(params, now)
  const isHeld = chosen && ofMonths && ofMonths.from <= chosen.from && chosen.to <= ofMonths.to
  const kept = isHeld ? undefined : chosen
  return { kept, ofMonths, days: kept ?? ofMonths ?? { from: undefined, to: undefined } }
}

function daysOf({ months, start }: Term, now: Date): Days | undefined {
  if (!months || !start) return undefined
  const first = Temporal.PlainYearMonth.from(start.slice(0, 7))
  const last = first.add({ months: months - 1 })
  const days = [first.toPlainDate({ day: 1 }), inLondon(now).toPlainDate()]
  const from = days.toSorted(Temporal.PlainDate.compare).at(-1)
  return { from: String(from), to: String(last.toPlainDate({ day: last.daysInMonth })) }
}

/** Not those of the months before, whose first day may have been an earlier today. */
function chosenDays(params: SearchParams, now: Date): Days | undefined {
  const { from, to, months, start } = params
  if (!from || !to) return undefined
  const ofMonths = daysOf({ months, start }, now)
  const isOfMonths = start && to === ofMonths?.to && start <= from && from <= ofMonths.from
  return isOfMonths ? undefined : { from, to }
}
