import { requirePerson } from '#accounts/server/account/require-person.ts'
import { lockBookingToMove } from '#bookings/server/for-payments/lock-booking-to-move.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { anHour, enforceLimit } from '#foundation/server/limits/limit.ts'
import { isFreeIn, slotFault, slotPeriod } from '#moving/rules/move-windows.ts'
import type { Move, MovePlan } from '#moving/rules/move-wire.ts'
import { lockDriver } from '../drivers/drivers-table.ts'
import { changeMove } from './change-move.ts'
import { givenBy } from './lock-with-booking.ts'
import type { MoveHooks } from './move-hooks.ts'
import { busyTimes, findMove, lockMove } from './moves-table.ts'
import { showMove } from './read-move.ts'

const faultWords = {
  outside: 'Please choose a day within the booking.',
  past: 'That time is over. Please choose a later one.',
}

/** Each plan is mailed to the renter and to a driver, whose address may be anybody's. */
const plans = { name: 'move-plan', max: 20, seconds: anHour }

/** A driver cannot have two moves at the same time. */
export async function assignMove(
  ctx: Context,
  id: string,
  plan: MovePlan,
  { allBackSince }: MoveHooks,
): Promise<Move> {
  const person = requirePerson(ctx)
  const known = await findMove(ctx.db, id)
  if (known?.host_id !== person.id) return fail('not_found')
  await enforceLimit(ctx, plans, id)
  await transaction(ctx.db, async tx => {
    const booking = (await lockBookingToMove(tx, id, ctx.now)) ?? fail('not_found')
    if (!booking.runs) return fail('move_out_of_order')
    const fault = slotFault(plan, booking.period, ctx.now)
    if (fault) failField('date', faultWords[fault])
    const collectedAt = (await findMove(tx, id))?.collected_at ?? null
    const isAllBack = collectedAt !== null && (await allBackSince(tx, id, collectedAt))
    const driver = await lockDriver(tx, plan.driver)
    if (driver?.host_id !== person.id) return failField('driver', 'Please choose a driver.')
    const before = (await lockMove(tx, id)) ?? fail('not_found')
    const period = slotPeriod(plan)
    const busy: Period[] = await busyTimes(tx, [driver.id], { since: ctx.now, except: id })
    if (!isFreeIn(busy, period)) return fail('driver_busy')
    const set = {
      starts_at: period.start,
      ends_at: period.end,
      driver_id: driver.id,
      driver_name: driver.first_name,
      driver_vehicle: driver.vehicle_no,
    }
    const event = before.collected_at && !isAllBack ? 'resume' : 'assign'
    const given = { ...givenBy(booking), isAllBack }
    await changeMove(tx, ctx, before, event, { by: 'host', set, given })
  })
  return (await showMove(ctx, id)) ?? fail('not_found')
}
