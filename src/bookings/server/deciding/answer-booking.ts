import { lockPeople, type Person } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { stageAt } from '#bookings/rules/life/allowed-actions.ts'
import type { Booking, BookingAnswer } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type BookingRow, findBooking, lockBooking } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'
import { factsOfLife, isPastRefund, periodOf } from '../life/facts-of-booking.ts'
import { showBooking } from '../reading/read-booking.ts'
import { freeUnit, lockSpace, takingUnit } from '../units/claim-unit.ts'
import { unitBefore } from '../units/is-taken.ts'
import { lockParties } from '../units/lock-parties.ts'
import type { BookingHooks } from './booking-hooks.ts'
import { reasonOfHost } from './reason-of-host.ts'

type Answerer = 'host' | 'operator'

/** A caller who is never the operator needs no hooks. */
export async function answerBooking(
  ctx: Context,
  id: string,
  answer: BookingAnswer,
  hooks?: BookingHooks,
): Promise<Booking> {
  const person = requirePerson(ctx)
  const booking = await findBooking(ctx.db, id)
  const mayAnswer = booking && (booking.host_id === person.id || person.role === 'admin')
  if (!mayAnswer) return fail('not_found')
  const by = booking.host_id === person.id ? 'host' : 'operator'
  if (answer.approvalStatus === 'approved') await approveRequest(ctx, booking, by)
  else if (by === 'host') await refuse(ctx, id, answer)
  else await refuseAsOperator(ctx, booking, answer, hooks)
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
    const unit = await freeUnit(tx, ctx, wanted, { noRoom: 'space_taken' })
    const given = { space, unit, concerned: { ...people, listing: space } }
    await changeBooking(tx, ctx, booking, 'approve', { by, given })
  })
}

async function refuse(ctx: Context, id: string, { reason, seen }: BookingAnswer) {
  await transaction(ctx.db, async tx => {
    const { booking, event } = await lockRefused(tx, ctx, id, seen)
    const set = { reason: event === 'deny' ? reasonOfHost(reason) : (reason ?? null) }
    await changeBooking(tx, ctx, booking, event, { by: 'host', set })
  })
}

/**
 * While its partner is suspended, also what has no end is ended at once. What was paid for days
 * that have not begun is given back.
 */
async function refuseAsOperator(
  ctx: Context,
  { id, host_id: hostId }: BookingRow,
  { reason, seen }: BookingAnswer,
  hooks: BookingHooks | undefined,
) {
  await transaction(ctx.db, async tx => {
    const host = (await lockPeople(tx, [hostId])).get(hostId)
    const { booking, event } = await lockRefused(tx, ctx, id, seen)
    const isPast = event === 'cancel' && isPastRefund(booking, ctx.now)
    if (isPast && !hooks) throw new Error('Nobody can say what was paid ahead')
    const paidAhead = isPast ? await hooks?.paidAhead(tx, ctx, id) : undefined
    const given = host?.isSuspended ? { paidAhead } : undefined
    const set = { reason: reason ?? null }
    await changeBooking(tx, ctx, booking, event, { by: 'operator', set, ...(given && { given }) })
  })
}

/** An unpaid request is denied. A paid booking is cancelled. */
async function lockRefused(tx: Db, ctx: Context, id: string, seen: BookingAnswer['seen']) {
  const booking = (await lockBooking(tx, id)) ?? fail('not_found')
  const stage = stageAt(factsOfLife(booking), ctx.now)
  if (seen && seen !== stage) return fail('booking_changed')
  return { booking, event: stage === 'paid' ? 'cancel' : 'deny' } as const
}
