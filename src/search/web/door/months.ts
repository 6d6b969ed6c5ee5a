import { inLondon } from '#foundation/rules/time/london-time.ts'

const monthsAhead = 6
const fewDays = 7

/** This month and those after it. */
export function nextMonths(now: Date): string[] {
  const first = inLondon(now).toPlainDate().toPlainYearMonth()
  return Array.from({ length: monthsAhead }, (_, n) => first.add({ months: n }).toString())
}

/** A month is charged whole, so nobody is offered one that is nearly over unless they ask for it. */
export function usualMonth(now: Date): string {
  const { day, daysInMonth } = inLondon(now).toPlainDate()
  const [current = '', following = current] = nextMonths(now)
  return daysInMonth - day < fewDays ? following : current
}
