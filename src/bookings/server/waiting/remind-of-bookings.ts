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
  takeBookingsToRemind,
  takeEndedBookings,
  takeEndsToAnnounce,
  takeStartsToAnnounce,
} from './due-bookings-table.ts'

const atOnce = 50

/** In hours. Whoever comes for so long was told of the end with the start, and needs no more. */
const aVisit = 6

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
  const starting = dueBookings(
    'remind-of-start-of-booking',
    (tx, which) => takeStartsToAnnounce(tx, { ...which, from: now, until: after(now, dayMs) }),
    (tx, booking) => announceBooking(tx, ctx, booking, 'startsTomorrow'),
  )
  const ending = dueBookings(
    'remind-of-end-of-booking',
    (tx, which) => {
      const soon = { from: now, until: after(now, 3 * dayMs) }
      return takeEndsToAnnounce(tx, { ...which, ...soon, longerThanHours: aVisit })
    },
    (tx, booking) => announceBooking(tx, ctx, booking, 'endsSoon'),
  )
  await dealWithDue(ctx, [expiring, ended, starting, ending], stopping)
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
