import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { announceBooking } from '../life/announce-booking.ts'
import { addEndLine } from '../life/booking-line.ts'
import {
  takeBookingsToAnnounce,
  takeBookingsToRemind,
  takeEndedBookings,
} from './due-bookings-table.ts'

const atMost = 50

/** Each reminder is sent once. Many bookings begin and end at the same midnight. */
export async function remindOfBookings(services: Services, stopping?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'job:remind-of-bookings')
  const { bookingReplyHours, replyReminderHours } = await currentPolicy(ctx.db)
  const expiringBefore = after(ctx.now, (bookingReplyHours - replyReminderHours) * hourMs)
  let isMore = true
  while (isMore && !stopping?.aborted) {
    isMore = await transaction(ctx.db, tx => remindSome(tx, ctx, expiringBefore))
  }
}

/** True if there may be more. */
async function remindSome(tx: Db, ctx: Context, expiringBefore: Date): Promise<boolean> {
  const { now } = ctx
  const expiring = await takeBookingsToRemind(tx, { expiringBefore, now, atMost })
  for (const booking of expiring) {
    const news = booking.stage === 'pending' ? 'replyReminder' : 'payReminder'
    await announceBooking(tx, ctx, booking, news)
  }
  const ended = await takeEndedBookings(tx, { now, atMost })
  for (const booking of ended) await addEndLine(tx, ctx, booking)
  const starting = await takeBookingsToAnnounce(tx, {
    what: 'start',
    from: now,
    until: after(now, dayMs),
    atMost,
  })
  for (const booking of starting) await announceBooking(tx, ctx, booking, 'startsTomorrow')
  const ending = await takeBookingsToAnnounce(tx, {
    what: 'end',
    from: now,
    until: after(now, 3 * dayMs),
    atMost,
  })
  for (const booking of ending) await announceBooking(tx, ctx, booking, 'endsSoon')
  return [expiring, ended, starting, ending].some(({ length }) => length === atMost)
}
