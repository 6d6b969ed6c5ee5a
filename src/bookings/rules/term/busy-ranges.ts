import type { Period } from '#foundation/rules/time/time.ts'

export interface BusyRange extends Period {
  unitsFree: number
}

export function busyRanges(held: readonly Period[], units: number): BusyRange[] {
  const changes = held
    .flatMap(({ start, end }) => [
      { at: start.getTime(), taken: 1 },
      { at: end.getTime(), taken: -1 },
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
