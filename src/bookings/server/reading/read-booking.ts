import { requirePerson } from '#accounts/server/account/require-person.ts'
import { stageAt } from '#bookings/rules/life/allowed-actions.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { isOnHold } from '../holding/is-on-hold.ts'
import { type BookingRow, findBooking } from '../life/bookings-table.ts'
import { factsOfLife } from '../life/facts-of-booking.ts'
import type { MoreOfOne, Viewer } from '../life/present-booking.ts'
import { viewerOf } from '../life/viewer-of.ts'
import { isTaken } from '../units/is-taken.ts'
import { pendingRivals } from '../units/units-table.ts'
import { presentBookings } from './present-bookings.ts'

/** When the operator reads a booking, the audit records that they saw both people. */
export async function readBooking(ctx: Context, id: string): Promise<Booking> {
  const { booking, viewer } = await lookUp(ctx, id)
  if (viewer === 'operator') {
    await recordAudit(ctx.db, ctx, { action: 'booking.read', subject: { type: 'booking', id } })
  }
  return booking
}

/** Without a record in the audit, for the answer to an action. */
export async function showBooking(ctx: Context, id: string): Promise<Booking> {
  return (await lookUp(ctx, id)).booking
}

async function lookUp(ctx: Context, id: string): Promise<{ booking: Booking; viewer: Viewer }> {
  const person = requirePerson(ctx)
  const row = await findBooking(ctx.db, id)
  if (!row) return fail('not_found')
  const viewer = viewerOf(row, person) ?? fail('not_found')
  const [booking] = await presentBookings(ctx, [row], () => viewer, await moreOf(ctx, row, viewer))
  return { booking: booking ?? fail('not_found'), viewer }
}

async function moreOf({ db, now }: Context, row: BookingRow, viewer: Viewer): Promise<MoreOfOne> {
  const stage = stageAt(factsOfLife(row), now)
  if (viewer === 'host' && stage === 'pending') {
    return { competing: await pendingRivals(db, row, now), taken: await isTaken(db, row, now) }
  }
  const isLive = viewer === 'renter' && stage === 'paid' && row.ends_at > now
  return isLive && (await isOnHold(db, row.id)) ? { onHold: true } : {}
}
