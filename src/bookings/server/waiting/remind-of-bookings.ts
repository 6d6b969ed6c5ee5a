import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { allSideBySide } from '#foundation/server/database/side-by-side.ts'
import { type Due, dealWithDue, type Which } from '#foundation/server/jobs/deal-with-due.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { announceBooking } from '../life/announce-booking.ts'
import { addEndLine } from '../life/booking-line.ts'
import type { BookingRow } from '../life/bookings-table.ts'
import { tellAddressesOfEnd } from '../life/tell-addresses-of-host.ts'
import {
  takeBookingsToAnnounce,
  takeBookingsToRemind,
  takeEndedBookings,
} from './due-bookings-table.ts'

const atOnce = 50

/** Each reminder is sent once. Many bookings begin and end at the same midnight. */
export async function remindOfBookings(services: Services, stopping?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'job:remind-of-bookings')
  const { now } = ctx
  const { bookingReplyHours, replyReminderHours } = await currentPolicy(ctx.db)
  const expiringBefore = after(now, (bookingReplyHours - replyReminderHours) * hourMs)
  const expiring = dueBookings(
    'remind-of-expiry',
    (tx, which) => takeBookingsToRemind(tx, { ...which, expiringBefore, now }),
    (tx, booking) => {
      const news = booking.stage === 'pending' ? 'replyReminder' : 'payReminder'
      return announceBooking(tx, ctx, booking, news)
    },
  )
  const ended = dueBookings(
    'note-end-of-bookings',
    (tx, which) => takeEndedBookings(tx, { ...which, now }),
    async (tx, booking) => {
      if (booking.goes_on) return
      await addEndLine(tx, ctx, booking)
      await tellAddressesOfEnd(tx, ctx, booking)
    },
  )
  const soon = (what: 'start' | 'end') =>
    dueBookings(
      `remind-of-${what}-of-booking`,
      (tx, which) => {
        const until = after(now, (what === 'start' ? 1 : 3) * dayMs)
        return takeBookingsToAnnounce(tx, { ...which, what, from: now, until })
      },
      (tx, booking) =>
        announceBooking(tx, ctx, booking, what === 'start' ? 'startsTomorrow' : 'endsSoon'),
    )
  await dealWithDue(ctx, [expiring, ended, soon('start'), soon('end')], stopping)
}

function dueBookings<Row extends BookingRow>(
  work: string,
  take: (tx: Db, which: Which) => Promise<Row[]>,
  tell: (tx: Db, booking: Row) => Promise<unknown>,
): Due<Row> {
  return {
    work,
    name: 'booking',
    atOnce,
    take,
    async dealWith(tx, bookings) {
      await allSideBySide(bookings, booking => tell(tx, booking))
    },
  }
}
