import {
  lockPeople,
  lookedUpBy,
  type Person,
  peopleLock,
} from '#accounts/server/account/find-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Db } from '#foundation/server/database/db.ts'
import {
  type Bookable,
  hostIdOf,
  lockBookableByTerms,
} from '#listings/server/for-bookings/find-bookable.ts'
import { findRoom, type Room, type Turn, type WantedRoom, waitForTurnOf } from './units-table.ts'

export interface Parties {
  host: Person
  renter: Person
}

interface PartyIds {
  renterId: string
  hostId: string
}

/**
 * Neither can leave or be suspended until the transaction ends, so nobody books with an account
 * that is gone.
 */
export async function lockParties(tx: Db, ids: PartyIds): Promise<Parties> {
  return partiesAmong(await lockPeople(tx, [ids.renterId, ids.hostId]), ids)
}

interface Wished extends Parties {
  listing: Bookable
  policy: Policy
  /** Only where it was asked for. */
  room: Room | undefined
}

const lockWithHost = peopleLock(hostIdOf(lookedUpBy))

/** Locks everything that decides about a request, with one trip to the database. */
export async function lockForRequest(
  tx: Db,
  asked: Turn & { renterId: string; room?: WantedRoom | undefined },
): Promise<Wished> {
  const { listingId, renterId } = asked
  const [people, { isBehind }, booked, room] = await Promise.all([
    lockWithHost(tx, [renterId], listingId),
    waitForTurnOf(tx, asked),
    lockBookableByTerms(tx, listingId),
    asked.room && findRoom(tx, asked.room),
  ])
  if (!booked) return fail('not_found')
  const { listing, policy } = booked
  const parties = partiesAmong(people, { renterId, hostId: listing.hostId })
  if (isBehind) return fail('renter_in_arrears')
  return { ...parties, listing, policy, room }
}

function partiesAmong(people: Map<string, Person>, { renterId, hostId }: PartyIds): Parties {
  const [renter, host] = [people.get(renterId), people.get(hostId)]
  if (host?.isSuspended) return fail('host_suspended')
  if (!host || host.isDeleted) return fail('listing_not_bookable')
  if (!renter || renter.isDeleted || renter.isSuspended) return fail('booking_not_open')
  return { renter, host }
}
