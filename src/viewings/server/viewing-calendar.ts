import { calendarFile } from '#foundation/rules/time/calendar-entry.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Bookable } from '#listings/server/for-bookings/find-bookable.ts'
import type { ViewingSide } from '#viewings/rules/viewing-life.ts'
import { knowsAddress, visitMs } from '#viewings/rules/viewing-terms.ts'
import type { ViewingRow } from './viewings-table.ts'

interface Shown {
  viewing: ViewingRow
  listing: Bookable
  side: ViewingSide
  site: string
  now: Date
}

/** The address is only as exact as this side may know at the time. */
export function placeOf({ viewing, listing, side, now }: Omit<Shown, 'site'>) {
  const { state, starts_at } = viewing
  const isTime = state === 'agreed' && starts_at !== null && knowsAddress(starts_at, now)
  const isExact = side === 'host' || isTime
  return { isExact, address: isExact ? listing.address : listing.publicAddress }
}

/**
 * Also for a cancelled viewing, so that calendars remove it. Times are in UTC, so that a change of
 * clocks does not move them.
 */
export function viewingCalendar(shown: Shown): string | undefined {
  const { viewing, listing, site, now } = shown
  const { id, starts_at: start, state, reminded_at } = viewing
  if (!start) return undefined
  const isOff = state !== 'agreed' && state !== 'done'
  const { isExact, address } = placeOf(shown)
  return calendarFile({
    uid: `viewing-${id}@${new URL(site).hostname}`,
    period: { start, end: after(start, visitMs) },
    status: isOff ? 'CANCELLED' : 'CONFIRMED',
    sequence: isOff ? 2 : reminded_at ? 1 : 0,
    isBusy: true,
    madeAt: now,
    title: `Viewing: ${listing.title}`,
    place: address,
    words: isExact ? '' : 'The exact address is on the page of your viewings from 24 hours before.',
    url: `${site}/viewings`,
  })
}
