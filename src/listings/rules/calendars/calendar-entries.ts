import type { CalendarEntry } from '#foundation/rules/time/calendar-entry.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { endOf } from '#foundation/rules/time/open-end.ts'
import { after, type Period } from '#foundation/rules/time/time.ts'
import { unavailablePeriod } from '../editing/unavailability.ts'
import type { BusyRange, UnavailabilityPeriod } from '../wire.ts'
import { mostEvents } from './calendar-terms.ts'

interface Shown {
  listing: { id: string; title: string; units: number }
  booked: readonly BusyRange[]
  closed: readonly UnavailabilityPeriod[]
  site: string
  hostname: string
  from: Date
  now: Date
}

/** What goes on without an end is shown for so long. */
const longestMs = 5 * 365 * dayMs

/**
 * The name of each entry begins with the id of the listing: the program that reads it may give it
 * back in a calendar of its own.
 */
export function listingEntries({ listing, booked, closed, site, hostname, from, now }: Shown) {
  const shared = {
    status: 'CONFIRMED' as const,
    ...{ sequence: 0, madeAt: now, place: '', words: '', url: `${site}/bookings` },
  }
  const latest = after(now, longestMs)
  const named = (kind: string, { start, end }: Period) => ({
    ...shared,
    uid: `${listing.id}.${kind}.${start.getTime()}@${hostname}`,
    period: { start, end: end < latest ? end : latest },
  })
  const bookings = booked.map(({ startDate, endDate, unitsFree }): CalendarEntry => {
    const taken = listing.units - unitsFree
    const all = unitsFree === 0
    const count = listing.units > 1 ? ` (${taken} of ${listing.units})` : ''
    return {
      ...named('booked', { start: new Date(startDate), end: endOf(endDate) }),
      title: `Booked${count}: ${listing.title}`,
      isBusy: all,
    }
  })
  const closings = longestOfEachStart(closed.map(unavailablePeriod))
    .filter(({ start, end }) => end > from && start < latest)
    .map((period): CalendarEntry => {
      return { ...named('closed', period), title: `Closed: ${listing.title}`, isBusy: true }
    })
  return [...bookings, ...closings]
    .toSorted((one, other) => one.period.start.getTime() - other.period.start.getTime())
    .slice(0, mostEvents)
}

/** Entries are named by their start, and a calendar program keeps only one of each name. */
function longestOfEachStart(periods: readonly Period[]): Period[] {
  const ofStart = Map.groupBy(periods, ({ start }) => start.getTime())
  return [...ofStart.values()].map(all =>
    all.reduce((one, other) => (other.end > one.end ? other : one)),
  )
}
