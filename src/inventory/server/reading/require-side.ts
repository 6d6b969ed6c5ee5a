import { lockPeople, type Person } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { findExtensions } from '#bookings/server/for-payments/end-of-stay.ts'
import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { wasDisputed } from '#complaints/server/was-disputed.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Role } from '#foundation/rules/permissions.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { InventorySide } from '#inventory/rules/inventory-terms.ts'
import { type InventoryRows, readInventoryRows } from './inventory-rows.ts'

type Sides = Pick<BookingMoney, 'id' | 'renterId' | 'hostId'>

export function sideOf({ renterId, hostId }: Sides, personId: string): InventorySide | undefined {
  if (renterId === personId) return 'renter'
  return hostId === personId ? 'host' : undefined
}

/**
 * The two sides, and the operator once there was a dispute about the booking, or about what extends
 * it: its things are still there.
 */
export async function mayReadInventory(
  db: Db,
  booking: Sides,
  reader: { id: string; role: Role },
): Promise<boolean> {
  if (sideOf(booking, reader.id)) return true
  if (reader.role !== 'admin') return false
  return wasDisputed(db, [booking.id, ...(await findExtensions(db, booking.id))])
}

/** For anybody else the booking is answered as not found. */
export async function requireSide(
  ctx: Context,
  bookingId: string,
): Promise<{ side: InventorySide; personId: string; booking: BookingMoney }> {
  const { id: personId } = requirePerson(ctx)
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  const side = booking && sideOf(booking, personId)
  return booking && side ? { side, personId, booking } : fail('not_found')
}

/** What a verb decides by, read under the locks. */
export interface Scene {
  booking: BookingMoney
  side: InventorySide
  personId: string
  people: Readonly<Record<InventorySide, Person>>
  inventory: InventoryRows
}

/**
 * Takes the locks in the order of the house: the two accounts, so that neither leaves meanwhile,
 * and the booking, whose inventory changes only under it.
 */
export async function decide<Answer>(
  ctx: Context,
  bookingId: string,
  act: (tx: Db, scene: Scene) => Promise<Answer>,
): Promise<Answer> {
  const { side, personId, booking: seen } = await requireSide(ctx, bookingId)
  return transaction(ctx.db, async tx => {
    const found = await lockPeople(tx, [seen.renterId, seen.hostId])
    const [renter, host] = [found.get(seen.renterId), found.get(seen.hostId)]
    if (!renter || !host) return fail('not_found')
    const people = { renter, host }
    if (people[side].isDeleted) return fail('unauthenticated')
    const booking = await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
    if (!booking) return fail('not_found')
    const inventory = await readInventoryRows(tx, bookingId)
    const answer = await act(tx, { booking, side, personId, people, inventory })
    await ctx.idempotency?.keep(tx, answer)
    return answer
  })
}
