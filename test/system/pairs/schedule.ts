export type Name = 'A' | 'B'

/** One of the two runs for so many statements, or to its end. */
export interface Leg {
  who: Name
  statements: number
}

export type Schedule = readonly Leg[]

/** `A5 B A`: five statements of A, all of B, the rest of A. */
export function writeSchedule(schedule: Schedule): string {
  return schedule
    .map(({ who, statements }) => (statements === Infinity ? who : `${who}${statements}`))
    .join(' ')
}

export function readSchedule(text: string): Schedule {
  return text
    .trim()
    .split(/\s+/)
    .map(leg => {
      const [, who, count] = /^([AB])(\d*)$/.exec(leg) ?? []
      if (who !== 'A' && who !== 'B') throw new Error(`${leg} is no leg of a schedule`)
      return { who, statements: count ? Number(count) : Infinity }
    })
}

const other = (who: Name): Name => (who === 'A' ? 'B' : 'A')
const leg = (who: Name, statements = Infinity): Leg => ({ who, statements })

/** One after the other. These runs show how many statements each verb has. */
export const inTurn: readonly Schedule[] = [
  [leg('A'), leg('B')],
  [leg('B'), leg('A')],
]

type Lengths = Readonly<Record<Name, number>>

/** Every way of stopping one of them in the middle while the other runs completely. */
export function singleSwitches(lengths: Lengths): Schedule[] {
  return (['A', 'B'] as const).flatMap(who =>
    steps(lengths[who] - 1).map(at => [leg(who, at), leg(other(who)), leg(who)]),
  )
}

/** Ways of stopping each of them once in the middle: at most so many, evenly spread. */
export function doubleSwitches(lengths: Lengths, atMost: number): Schedule[] {
  const all = (['A', 'B'] as const).flatMap(who =>
    steps(lengths[who] - 1).flatMap(at =>
      steps(lengths[other(who)] - 1).map(then => [
        leg(who, at),
        leg(other(who), then),
        leg(who),
        leg(other(who)),
      ]),
    ),
  )
  return spread(all, atMost)
}

/** So many of them, evenly spread, the same each time. */
export function spread<Item>(items: readonly Item[], atMost: number): Item[] {
  if (items.length <= atMost) return [...items]
  const stride = items.length / atMost
  return Array.from(
    { length: atMost },
    (_, index) => items[Math.floor((index + 0.5) * stride)],
  ).filter(item => item !== undefined)
}

function steps(upTo: number): number[] {
  return Array.from({ length: Math.max(0, upTo) }, (_, index) => index + 1)
}
