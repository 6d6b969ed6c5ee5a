import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after, overlaps, type Period } from '#foundation/rules/time/time.ts'
import { instantOf } from './london-clock.ts'
import { type Shortest, usualHours } from './moved-hours.ts'
import type { Dates } from './searched-days.ts'

const shortestMonthHours = 28 * 24

/**
 * The hours that the pickers offer, and of these the ones that clash with nothing. An end behind
 * hours that are taken is offered, because other spaces may be free for all of it.
 */
export function freeHours(busy: readonly Period[], { start, end }: Dates, shortest: Shortest) {
  const isFree = (from: Date, to: Date) =>
    from >= to || !busy.some(period => overlaps(period, { start: from, end: to }))
  const isFreeFor = (moment: string, hours: number) => {
    const from = instantOf(moment)
    return isFree(from, after(from, hours * hourMs))
  }
  const least = Math.max(shortest.hours + shortest.months * shortestMonthHours, 1)
  const chosen =
    start && end
      ? (instantOf(end).getTime() - instantOf(start).getTime()) / hourMs
      : usualHours(shortest)
  return {
    starts: {
      isOpen: (moment: string) => isFreeFor(moment, least),
      suits: (moment: string) => isFreeFor(moment, Math.max(chosen, least)),
    },
    ends: {
      isOpen: (moment: string) => {
        const to = instantOf(moment)
        return isFree(after(to, -hourMs), to)
      },
      suits: (moment: string) => start === null || isFree(instantOf(start), instantOf(moment)),
    },
  }
}
