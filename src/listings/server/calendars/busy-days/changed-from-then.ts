import type ICAL from 'ical.js'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import type { Occurrence } from './event-repeats.ts'
import type { ReadTime, Time } from './event-times.ts'
import type { Offset } from './zone-offsets.ts'

/** An occurrence of a series with which all later ones change too. */
export interface ChangeFromThen {
  from: Time
  start: Time
  lasts: number
  isBusy: boolean
}

export function changeFromThen(
  event: ICAL.Component,
  readTime: ReadTime,
  rest: Pick<ChangeFromThen, 'lasts' | 'isBusy'>,
): ChangeFromThen | undefined {
  const original = event.getFirstProperty('recurrence-id')
  const range = String(original?.getParameter('range') ?? '').toUpperCase()
  const [from] = readTime(original)
  const [start] = readTime(event.getFirstProperty('dtstart'))
  return range === 'THISANDFUTURE' && from && start ? { from, start, ...rest } : undefined
}

/** How far it may bring an occurrence to another time, and how long that one lasts then. */
export function reachOf(changes: readonly ChangeFromThen[]): number {
  const reaches = changes.map(change => Math.abs(shiftOf(change)) + change.lasts)
  return Math.max(0, ...reaches)
}

export function latestFirst(changes: readonly ChangeFromThen[]): ChangeFromThen[] {
  return changes.toSorted((one, other) => other.from.instant - one.from.instant)
}

/** The change that an occurrence comes after, of those that are sorted with the latest first. */
export function changeOf(
  one: Occurrence,
  changes: readonly ChangeFromThen[],
): ChangeFromThen | undefined {
  return changes.find(({ from }) =>
    from.isDay ? dayOf(one) >= dayOf(from) : one.instant >= from.instant,
  )
}

/** At the same distance from the changed one as it was from the original. */
export function changedBy(change: ChangeFromThen, one: Occurrence): Occurrence {
  const { start, lasts } = change
  const wall = wallAsOf(start, one) + shiftOf(change)
  return { wall, instant: wall - start.offset(wall), isDay: start.isDay, lasts }
}

function shiftOf({ from, start }: ChangeFromThen): number {
  return start.wall - wallAsOf(start, from)
}

type Moment = Pick<Occurrence, 'wall' | 'instant' | 'isDay'>

/** By the clocks of the zone of the changed one. */
function wallAsOf({ isDay, offset }: Time, moment: Moment): number {
  if (isDay) return dayOf(moment) * dayMs
  return moment.isDay ? moment.wall : wallAt(moment.instant, offset)
}

function wallAt(instant: number, offset: Offset): number {
  return instant + offset(instant + offset(instant))
}

function dayOf({ wall }: Moment): number {
  return Math.floor(wall / dayMs)
}
