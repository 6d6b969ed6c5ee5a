import { Temporal } from 'temporal-polyfill'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { businessZone } from '#foundation/rules/time/time.ts'

/** How far a zone is from UTC at a time, which is what its clocks show, as if that were UTC. */
export type Offset = (wall: number) => number

export const utc: Offset = () => 0

/** Offsets change at whole hours, so each is worked out once for an hour. */
export function remembered(offsetAt: Offset): Offset {
  const known = new Map<number, number>()
  return wall => {
    const hour = Math.floor(wall / hourMs)
    const offset = known.get(hour) ?? offsetAt(hour * hourMs)
    known.set(hour, offset)
    return offset
  }
}

/** A zone of the IANA list; undefined for other names. */
export function namedZone(name: string): Offset | undefined {
  if (!isZone(name)) return undefined
  return remembered(wall => {
    const local = Temporal.PlainDateTime.from(new Date(wall).toISOString().slice(0, 19))
    return local.toZonedDateTime(name).offsetNanoseconds / 1e6
  })
}

export const london = namedZone(businessZone) ?? utc

/** The day in London, counted from 1970. */
export function londonDayOf(instant: number): number {
  const about = instant + london(instant)
  return Math.floor((instant + london(about)) / dayMs)
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name })
    return true
  } catch {
    return false
  }
}
