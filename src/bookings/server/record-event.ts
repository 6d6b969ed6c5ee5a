import type { BookingActor, BookingStage } from '#bookings/rules/booking-states.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import { insertBookingEvent } from './booking-events-table.ts'

interface Happening {
  bookingId: string
  event: string
  by: BookingActor
  from: BookingStage | null
  to: BookingStage
  details?: Record<string, unknown>
}

/** The booking's own history, which people see, and the audit, which the operator sees. */
export async function recordBookingEvent(tx: Db, ctx: Context, what: Happening): Promise<void> {
  const { bookingId, event, by, from, to, details = {} } = what
  await insertBookingEvent(tx, {
    id: newId(ctx.now),
    booking_id: bookingId,
    at: ctx.now,
    event,
    by,
    from_stage: from,
    to_stage: to,
    details: JSON.stringify(details),
  })
  await recordAudit(tx, ctx, {
    action: `booking.${event}`,
    subject: { type: 'booking', id: bookingId },
    details: { by, from, to, ...details },
  })
  if (from === 'paid' || to === 'paid') await ctx.jobs.wake(tx, 'follow-moves')
}
