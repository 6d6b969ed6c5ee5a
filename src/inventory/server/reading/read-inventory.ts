import { findPeople, firstNameOf } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import {
  type BookingMoney,
  findBookedSpace,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordLook } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { mayHandOver, mayList, mayReturn } from '#inventory/rules/inventory-terms.ts'
import type { Inventory, LabelledItem } from '#inventory/rules/wire.ts'
import { findItem } from '../tables/items-table.ts'
import { readInventoryRows } from './inventory-rows.ts'
import { presentItems, presentRecords, presentRequest, type Reader } from './present-inventory.ts'
import { mayReadInventory, sideOf } from './require-side.ts'

/** What an operator reads of it is written to the audit log. */
export async function requireReader(
  ctx: Context,
  bookingId: string,
): Promise<{ reader: Reader; booking: BookingMoney }> {
  const person = requirePerson(ctx)
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  if (!booking || !(await mayReadInventory(ctx.db, booking, person))) return fail('not_found')
  const reader = sideOf(booking, person.id) ?? 'operator'
  if (reader === 'operator') {
    const subject = { type: 'booking', id: bookingId } as const
    await recordLook(ctx.db, ctx, { action: 'inventory.read', subject })
  }
  return { reader, booking }
}

export async function readInventory(ctx: Context, bookingId: string): Promise<Inventory> {
  const { reader, booking } = await requireReader(ctx, bookingId)
  const inventory = await readInventoryRows(ctx.db, bookingId)
  const reading = { reader, now: ctx.now }
  const newest = inventory.links.at(-1)
  const listed = inventory.items.filter(({ removed_at }) => removed_at === null)
  const items = presentItems(inventory, listed)
  const isThere = items.some(({ stored }) => stored > 0)
  const isSide = reader !== 'operator'
  return {
    bookingId,
    extendsBooking: booking.extendsId,
    as: reader === 'host' ? 'partner' : reader,
    space: await spaceOf(ctx, booking),
    other: await otherOf(ctx, booking, reader),
    items,
    records: presentRecords(inventory, reading),
    requests: inventory.requests.map(row => presentRequest(row, inventory, reading)),
    may: {
      list: reader === 'renter' && mayList(booking, ctx.now),
      handOver:
        isSide && mayHandOver(booking, ctx.now) && items.some(one => one.stored < one.count),
      return: isSide && mayReturn(booking) && isThere,
      ask: reader === 'renter' && mayReturn(booking) && items.some(one => one.asked < one.stored),
    },
    chain: newest ? { length: newest.number, hash: newest.hash.toString('hex') } : null,
  }
}

/** Where the code on a label leads. */
export async function readItem(ctx: Context, id: string): Promise<LabelledItem> {
  const row = (await findItem(ctx.db, id)) ?? fail('not_found')
  const { booking } = await requireReader(ctx, row.booking_id)
  const [item] = presentItems(await readInventoryRows(ctx.db, row.booking_id), [row])
  if (!item) return fail('not_found')
  return { ...item, bookingId: row.booking_id, space: await spaceOf(ctx, booking) }
}

export async function spaceOf({ db }: Pick<Context, 'db'>, booking: BookingMoney): Promise<string> {
  return (await findBookedSpace(db, booking.listingId))?.title ?? 'Storage space'
}

async function otherOf(ctx: Context, booking: BookingMoney, reader: Reader): Promise<string> {
  const people = await findPeople(ctx.db, [booking.renterId, booking.hostId])
  const name = (id: string) => firstNameOf(people.get(id))
  const [renter, host] = [name(booking.renterId), name(booking.hostId)]
  if (reader === 'operator') return `${renter}, ${host}`
  return reader === 'renter' ? host : renter
}
