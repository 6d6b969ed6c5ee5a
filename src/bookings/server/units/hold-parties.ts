import { holdPeople, type Person } from '#accounts/server/account/find-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Db } from '#foundation/server/database/db.ts'

export interface Parties {
  host: Person
  renter: Person
}

/** Neither of them can leave or be suspended until the transaction ends: nobody books with who is gone. */
export async function holdParties(
  tx: Db,
  { renterId, hostId }: { renterId: string; hostId: string },
): Promise<Parties> {
  const people = await holdPeople(tx, [renterId, hostId])
  const [renter, host] = [people.get(renterId), people.get(hostId)]
  if (host?.isSuspended) return fail('host_suspended')
  if (!host || host.isDeleted) return fail('listing_not_bookable')
  if (!renter || renter.isDeleted) return fail('booking_not_open')
  return { renter, host }
}
