import { findPeople, firstNameOf } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import type { FoundWaiting, Waiting } from '#bookings/rules/waiting.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookedSpaces, findBookingsMoney } from '../for-payments/find-booking-money.ts'

export type FindWaiting = (ctx: Context, personId: string) => Promise<FoundWaiting[]>

/** What has the nearest end comes first, then what waits longest. */
export async function readWaiting(
  ctx: Context,
  finders: readonly FindWaiting[],
): Promise<Waiting[]> {
  const { id: personId } = requirePerson(ctx)
  const found = (await Promise.all(finders.map(find => find(ctx, personId)))).flat()
  const placed = await place(ctx, personId, found)
  const people = await findPeople(ctx.db, [...new Set(placed.map(({ otherId }) => otherId))])
  const spaces = await findBookedSpaces(
    ctx.db,
    placed.map(({ listingId }) => listingId),
  )
  return placed.toSorted(soonestFirst).map(({ id, kind, as, bookingId, ...one }) => ({
    _id: id,
    kind,
    as,
    bookingId,
    space: spaces.get(one.listingId)?.title ?? 'Storage space',
    other: firstNameOf(people.get(one.otherId)),
    until: one.until?.toISOString() ?? null,
  }))
}

interface Placed extends Omit<FoundWaiting, 'of'>, Pick<Waiting, 'as' | 'bookingId'> {
  listingId: string
  otherId: string
}

async function place(
  ctx: Context,
  personId: string,
  found: readonly FoundWaiting[],
): Promise<Placed[]> {
  const ids = found.flatMap(({ of }) => ('bookingId' in of ? [of.bookingId] : []))
  const bookings = await findBookingsMoney(ctx.db, [...new Set(ids)], ctx.now)
  return found.flatMap(({ of, ...one }): Placed[] => {
    if (!('bookingId' in of)) return [{ ...one, ...of, bookingId: null }]
    const booking = bookings.get(of.bookingId)
    if (!booking) return []
    const { id: bookingId, listingId, hostId, renterId } = booking
    return hostId === personId
      ? [{ ...one, bookingId, listingId, as: 'host', otherId: renterId }]
      : [{ ...one, bookingId, listingId, as: 'renter', otherId: hostId }]
  })
}

type Times = Pick<FoundWaiting, 'since' | 'until'>

function soonestFirst(one: Times, other: Times): number {
  const end = ({ until }: Times) => until?.getTime() ?? Number.POSITIVE_INFINITY
  const [first, second] = [end(one), end(other)]
  return first === second ? one.since.getTime() - other.since.getTime() : first - second
}
