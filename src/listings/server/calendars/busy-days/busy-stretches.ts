import { dayMs } from '#foundation/rules/time/lengths.ts'
import { mostStretches } from '#listings/rules/calendars/calendar-terms.ts'
import type { ClosedDays } from '#listings/rules/calendars/closed-times.ts'

/** Days are counted from 1970. */
export interface Days {
  first: number
  last: number
}

const mostKept = 10_000

/** Collects days within a window. However many are added, only few are kept. */
export function collectDays(window: Days) {
  let found: Days[] = []
  return {
    add({ first, last }: Days): void {
      if (last < window.first || first > window.last) return
      found.push({ first: Math.max(first, window.first), last: Math.min(last, window.last) })
      if (found.length > mostKept) found = merged(found)
    },
    /** Undefined if there are too many stretches. */
    stretches(): ClosedDays[] | undefined {
      const all = merged(found)
      if (all.length > mostStretches) return undefined
      return all.map(({ first, last }) => ({ startDate: dayText(first), endDate: dayText(last) }))
    },
  }
}

export function dayOf(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / dayMs
}

function dayText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** Days that touch each other become one stretch. */
function merged(days: readonly Days[]): Days[] {
  const stretches: Days[] = []
  for (const { first, last } of days.toSorted((one, other) => one.first - other.first)) {
    const before = stretches.at(-1)
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last)
    else stretches.push({ first, last })
  }
  return stretches
}
