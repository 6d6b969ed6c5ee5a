import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
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

/** Each reminder is sent once. */
export async function remindOfBookings(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:remind-of-bookings')
  const { now } = ctx
  const { bookingReplyHours, replyReminderHours } = await currentPolicy(ctx.db)
  const warningMs = (bookingReplyHours - replyReminderHours) * hourMs
  await transaction(ctx.db, async tx => {
    const expiringBefore = after(now, warningMs)
    for (const booking of await takeBookingsToRemind(tx, { expiringBefore, now, atMost })) {
      const news = booking.stage === 'pending' ? 'replyReminder' : 'payReminder'
      await announceBooking(tx, ctx, booking, news)
    }
    for (const booking of await takeEndedBookings(tx, { now, atMost })) {
      await addEndLine(tx, ctx, booking)
    }
    const soon = { start: after(now, dayMs), end: after(now, 3 * dayMs) }
    for (const what of ['start', 'end'] as const) {
      const which = { what, from: now, until: soon[what], atMost }
      for (const booking of await takeBookingsToAnnounce(tx, which)) {
        await announceBooking(tx, ctx, booking, what === 'start' ? 'startsTomorrow' : 'endsSoon')
      }
    }
  })
}
