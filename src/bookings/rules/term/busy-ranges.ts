import type { Period } from '#foundation/rules/time/time.ts'

export interface BusyRange extends Period {
  unitsFree: number
}

/** What is closed takes all units. */
export function busyRanges(
  held: readonly Period[],
  units: number,
  closed: readonly Period[] = [],
): BusyRange[] {
  const takings = [
    ...held.map(period => ({ period, taken: 1 })),
    ...closed.map(period => ({ period, taken: units })),
  ]
  const changes = takings
    .flatMap(({ period: { start, end }, taken }) => [
      { at: start.getTime(), taken },
      { at: end.getTime(), taken: -taken },
    ])
    .sort((one, other) => one.at - other.at)
  const ranges: BusyRange[] = []
  let taken = 0
  changes.forEach(({ at, taken: change }, index) => {
    taken += change
    const until = changes[index + 1]?.at
    if (until === undefined || until === at || taken === 0) return
    const range = {
      start: new Date(at),
      end: new Date(until),
      unitsFree: Math.max(0, units - taken),
    }
    const last = ranges.at(-1)
    const continues = last?.end.getTime() === at && last.unitsFree === range.unitsFree
    if (last && continues) last.end = range.end
    else ranges.push(range)
  })
  return ranges
}
