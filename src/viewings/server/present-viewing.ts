import type { Person } from '#accounts/server/account/find-person.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Bookable, isShownTo } from '#listings/server/for-bookings/find-bookable.ts'
import { stateAt, type ViewingSide, viewingEvents } from '#viewings/rules/viewing-life.ts'
import { addressAheadMs, pickable } from '#viewings/rules/viewing-terms.ts'
import type { Viewing } from '#viewings/rules/wire.ts'
import { mayChangeViewing } from './change-viewing.ts'
import { placeOf } from './viewing-calendar.ts'
import type { ViewingRow } from './viewings-table.ts'

interface Parts {
  row: ViewingRow
  host: Person
  renter: Person
  listing: Bookable
  as: ViewingSide
}

/** Only these fields leave the server. They depend on the reader and the time. */
export function presentViewing({ row, host, renter, listing, as }: Parts, now: Date): Viewing {
  const { proposed, starts_at: startsAt } = row
  const { address, isExact } = placeOf({ viewing: row, listing, side: as, now })
  const addressFrom = as === 'renter' && startsAt ? after(startsAt, -addressAheadMs) : null
  return {
    _id: row.id,
    as,
    state: stateAt({ state: row.state, proposed, startsAt }, now),
    listing: {
      _id: listing.id,
      storageTitle: listing.title,
      address,
      isExact,
      isShown: isShownTo(as, listing),
    },
    other: as === 'renter' ? host.firstName : renter.firstName,
    proposed: pickable(proposed, now).map(time => time.toISOString()),
    startsAt: startsAt?.toISOString() ?? null,
    addressFrom: addressFrom?.toISOString() ?? null,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    allowed: viewingEvents.filter(event => mayChangeViewing(row, event, { by: as, now })),
  }
}
