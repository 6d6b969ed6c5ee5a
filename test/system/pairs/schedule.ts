export type Name = 'A' | 'B'

/** One of the two goes on for so many statements, or to its end. */
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

/** One after the other: what comes out of these shows how many statements each of them has. */
export const inTurn: readonly Schedule[] = [
  [leg('A'), leg('B')],
  [leg('B'), leg('A')],
]

type Lengths = Readonly<Record<Name, number>>

/** Every way of leaving one of them in the middle while the other does all of its work. */
export function singleSwitches(lengths: Lengths): Schedule[] {
  return (['A', 'B'] as const).flatMap(who =>
    steps(lengths[who] - 1).map(at => [leg(who, at), leg(other(who)), leg(who)]),
  )
}

/** Every way of leaving each of them in the middle once, and at most so many, evenly spread. */
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

/** So many of them, the same ones each time, from everywhere in the list. */
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
