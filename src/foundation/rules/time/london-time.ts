import { Temporal } from 'temporal-polyfill'
import { businessZone, type Period } from './time.ts'

// Apart from time.ts, so that pages which count no days need not load the library of dates.

export function inLondon(instant: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(businessZone)
}

export function fromLondon(local: Temporal.PlainDateTime): Date {
  return new Date(local.toZonedDateTime(businessZone).epochMilliseconds)
}

/** From midnight to midnight; where clocks change it has 23 or 25 hours. */
export function londonDay(date: Temporal.PlainDate): Period {
  const midnight = (of: Temporal.PlainDate) => fromLondon(of.toPlainDateTime())
  return { start: midnight(date), end: midnight(date.add({ days: 1 })) }
}
