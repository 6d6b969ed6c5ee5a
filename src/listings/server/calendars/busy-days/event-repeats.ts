import ICAL from 'ical.js'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import type { Days } from './busy-stretches.ts'
import { icalTime, type ReadTime, type Time, wallOf } from './event-times.ts'

interface Repeating {
  event: ICAL.Component
  start: Time
  lasts: number
  window: Days
  steps: { take(): void }
  readTime: ReadTime
  /** Occurrences that do not count, besides those that the event itself leaves out. */
  leftOut: readonly Time[]
  /** How far from its usual time an occurrence may take place. */
  reach: number
}

/** A zone moves a time by less than this. */
const margin = 2 * dayMs

export interface Occurrence extends Pick<Time, 'wall' | 'instant' | 'isDay'> {
  lasts: number
}

/** When the event takes place near the window, and how long each time. */
export function* repeatsOf(asked: Repeating): Generator<Occurrence> {
  const { event, lasts, readTime, leftOut, reach } = asked
  const all = [...event.getAllProperties('exdate').flatMap(readTime), ...leftOut]
  const days = new Set(all.filter(({ isDay }) => isDay).map(({ wall }) => wall / dayMs))
  const instants = new Set(all.filter(({ isDay }) => !isDay).map(({ instant }) => instant))
  const isLeftOut = ({ wall, instant }: Occurrence) =>
    days.has(Math.floor(wall / dayMs)) || instants.has(instant)
  const added = event.getAllProperties('rdate').flatMap(readTime)
  for (const time of added) {
    const one = { ...time, lasts: time.lasts ?? lasts }
    if (!isLeftOut(one)) yield one
  }
  if (lasts <= 0 && reach <= 0) return
  for (const one of usualRepeats(asked)) if (!isLeftOut(one)) yield one
}

function* usualRepeats(asked: Repeating): Generator<Occurrence> {
  const { event, start, lasts, window, reach } = asked
  const earliest = window.first * dayMs - lasts - reach - margin
  const latest = window.last * dayMs + reach + margin
  yield { ...start, lasts }
  for (const rule of event.getAllProperties('rrule')) {
    const recur = rule.getFirstValue()
    if (!(recur instanceof ICAL.Recur)) continue
    for (const wall of ruleWalls(recur, asked, earliest)) {
      if (wall > latest) break
      if (wall < earliest) continue
      yield { wall, instant: wall - start.offset(wall), isDay: start.isDay, lasts }
    }
  }
}

function* ruleWalls(rule: ICAL.Recur, asked: Repeating, earliest: number): Generator<number> {
  const { start, steps } = asked
  const until = rule.until
  // The end is compared here, because the library would convert every occurrence for that.
  rule.until = null
  const isOver = (wall: number) => {
    if (!until) return false
    if (until.isDate) return wall >= wallOf(until) + dayMs
    const isUtc = until.zone === ICAL.Timezone.utcTimezone
    return (isUtc ? wall - start.offset(wall) : wall) > wallOf(until)
  }
  const from = skippedTo(rule, start.wall, earliest)
  const next = rule.iterator(icalTime(from, start.isDay))
  for (;;) {
    steps.take()
    const time = next.next()
    if (!time) return
    const wall = wallOf(time)
    if (isOver(wall)) return
    yield wall
  }
}

const daysOfStep: Record<string, number | undefined> = { DAILY: 1, WEEKLY: 7 }

/** Days and weeks that have passed are not counted through one by one. */
function skippedTo(rule: ICAL.Recur, start: number, earliest: number): number {
  const days = daysOfStep[rule.freq]
  if (days === undefined || rule.count !== null) return start
  const step = days * rule.interval * dayMs
  const steps = Math.floor((earliest - start) / step) - 1
  return steps > 0 ? start + steps * step : start
}
