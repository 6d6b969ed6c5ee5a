import ICAL from 'ical.js'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { london, namedZone, type Offset, remembered, utc } from './zone-offsets.ts'

export interface Time {
  /** What the clocks of its zone show, as if that were UTC. */
  wall: number
  offset: Offset
  instant: number
  isDay: boolean
  /** In milliseconds, where the property says when it is over too. */
  lasts?: number
}

/** Every time that a property holds. */
export type ReadTime = (property: ICAL.Property | null) => Time[]

/** Without a zone, times are those of the calendar, and else of London. */
export function readTimes(calendar: ICAL.Component): ReadTime {
  const known = new Map<string, Offset>()
  const named = String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '')
  const usual = (named && namedZone(named)) || london
  const zoneNamed = (name: string) => {
    const zone = known.get(name) ?? namedZone(name) ?? zoneInFile(calendar, name) ?? usual
    known.set(name, zone)
    return zone
  }
  return property => {
    const zone = property?.getParameter('tzid')
    const offset = typeof zone === 'string' ? zoneNamed(zone) : usual
    return (property?.getValues() ?? []).flatMap(value => {
      if (value instanceof ICAL.Period) return timeOfPeriod(value, offset)
      return value instanceof ICAL.Time ? timeOf(value, offset) : []
    })
  }
}

function timeOfPeriod({ start, end, duration }: ICAL.Period, offset: Offset): Time {
  const begins = timeOf(start, offset)
  const lasts = end ? timeOf(end, offset).instant - begins.instant : lengthIn(duration)
  return { ...begins, lasts }
}

export function lengthIn(duration: unknown): number {
  return duration instanceof ICAL.Duration ? duration.toSeconds() * secondMs : 0
}

function timeOf(value: ICAL.Time, offset: Offset): Time {
  const wall = wallOf(value)
  if (value.isDate) return { wall, offset: utc, instant: wall, isDay: true }
  const own = value.zone === ICAL.Timezone.utcTimezone ? utc : offset
  return { wall, offset: own, instant: wall - own(wall), isDay: false }
}

export function wallOf({ year, month, day, hour, minute, second, isDate }: ICAL.Time): number {
  if (isDate) return Date.UTC(year, month - 1, day)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** A time of no zone, which the library counts on from without converting anything. */
export function icalTime(wall: number, isDate: boolean): ICAL.Time {
  const date = new Date(wall)
  const parts = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate,
  }
  return new ICAL.Time(parts, ICAL.Timezone.localTimezone)
}

/** A zone that the file itself explains. */
function zoneInFile(calendar: ICAL.Component, name: string): Offset | undefined {
  const zone = calendar.getTimeZoneByID(name)
  if (!zone) return undefined
  return remembered(wall => zone.utcOffset(icalTime(wall, false)) * secondMs)
}
