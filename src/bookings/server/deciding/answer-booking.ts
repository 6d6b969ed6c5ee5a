import type { Person } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { stageAt } from '#bookings/rules/life/allowed-actions.ts'
import type { Booking, BookingAnswer } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type BookingRow, findBooking, lockBooking } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'
import { factsOfLife, periodOf } from '../life/present-booking.ts'
import { showBooking } from '../reading/read-booking.ts'
import { freeUnit, lockSpace, takingUnit } from '../units/claim-unit.ts'
import { lockParties } from '../units/lock-parties.ts'
import { reasonOfHost } from './reason-of-host.ts'

type Answerer = 'host' | 'operator'

export async function answerBooking(
  ctx: Context,
  id: string,
  answer: BookingAnswer,
): Promise<Booking> {
  const person = requirePerson(ctx)
  const booking = await findBooking(ctx.db, id)
  const mayAnswer = booking && (booking.host_id === person.id || person.role === 'admin')
  if (!mayAnswer) return fail('not_found')
  const by = booking.host_id === person.id ? 'host' : 'operator'
  if (answer.approvalStatus === 'approved') await approveRequest(ctx, booking, by)
  else await refuse(ctx, id, by, answer)
  return showBooking(ctx, id)
}

/** Runs under all locks, for ways of answering that have extra conditions. */
type Condition = (tx: Db, booking: BookingRow, host: Person) => Promise<void>

/** Pressing twice approves once. */
export async function approveRequest(
  ctx: Context,
  seen: BookingRow,
  by: Answerer,
  mayAnswer?: Condition,
): Promise<void> {
  const { id, listing_id: listingId, renter_id: renterId, host_id: hostId } = seen
  // A period by the hour never changes. One by the month may have changed since it was read.
  const period = seen.type === 'hourly' ? periodOf(seen) : undefined
  await takingUnit(ctx, async tx => {
    const [people, space, locked] = await Promise.all([
      lockParties(tx, { renterId, hostId }),
      lockSpace(tx, { listingId, period }),
      lockBooking(tx, id),
    ])
    const booking = locked ?? fail('not_found')
    await mayAnswer?.(tx, booking, people.host)
    const stage = stageAt(factsOfLife(booking), ctx.now)
    if (stage === 'approved' || stage === 'paid') return
    if (stage !== 'pending') return fail('booking_not_open')
    const only = await unitBefore(tx, booking)
    const wanted = { listingId, period: periodOf(booking), units: space.units, only }
    const unit = await freeUnit(tx, ctx, wanted)
    const given = { space, unit, concerned: { ...people, listing: space } }
    await changeBooking(tx, ctx, booking, 'approve', { by, given })
  })
}

/** An extension must use the same unit as the booking before it. */
async function unitBefore(tx: Db, { extends_id: id }: BookingRow): Promise<number | undefined> {
  const before = id === null ? undefined : await findBooking(tx, id)
  return before?.unit_no ?? undefined
}

/** An unpaid request is denied. A paid booking is cancelled. */
async function refuse(ctx: Context, id: string, by: Answerer, { reason, seen }: BookingAnswer) {
  await transaction(ctx.db, async tx => {
    const booking = (await lockBooking(tx, id)) ?? fail('not_found')
    const stage = stageAt(factsOfLife(booking), ctx.now)
    if (seen && seen !== stage) return fail('booking_changed')
    const event = stage === 'paid' ? 'cancel' : 'deny'
    const isMasked = event === 'deny' && by === 'host'
    const set = { reason: isMasked ? reasonOfHost(reason) : (reason ?? null) }
    await changeBooking(tx, ctx, booking, event, { by, set })
  })
}
