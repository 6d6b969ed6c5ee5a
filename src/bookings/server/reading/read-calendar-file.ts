import { requirePerson } from '#accounts/server/account/require-person.ts'
import { bookingPage } from '#bookings/rules/booking-page.ts'
import { termWords } from '#bookings/rules/term/term-words.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { type CalendarEntry, calendarFile } from '#foundation/rules/time/calendar-entry.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { countNotices } from '../life/booking-events-table.ts'
import { readBooking } from './read-booking.ts'

/** The address is only as exact as the reader may know. */
export async function readCalendarFile(ctx: Context, id: string): Promise<string> {
  const { role } = requirePerson(ctx)
  // Counted first: a file that knows of a notice is never older than one that does not.
  const notices = await countNotices(ctx.db, id)
  const booking = await readBooking(ctx, id)
  const { listing, type } = booking
  const start = new Date(booking.startDate)
  // Without an end the calendar shows the first day.
  const period = { start, end: booking.endDate ? new Date(booking.endDate) : after(start, dayMs) }
  const { publicUrl } = ctx.config
  return calendarFile({
    uid: `${id}@${new URL(publicUrl).hostname}`,
    period,
    ...standing(booking, notices),
    madeAt: ctx.now,
    title: `Storage: ${listing.storageTitle}`,
    place: listing.address,
    words: `${booking.endDate === null ? 'Until notice is given' : termWords({ type, period })}. Let by ${booking.partner.firstName} to ${booking.renter.firstName}.`,
    url: `${publicUrl}${bookingPage(role, id)}`,
  })
}

/** Each notice, given or taken back, sets another end. */
function standing({ approvalStatus, paymentStatus }: Booking, notices: number) {
  if (approvalStatus === 'pending') return { status: 'TENTATIVE', sequence: 0 } as const
  if (approvalStatus !== 'approved') return { status: 'CANCELLED', sequence: 3 + notices } as const
  const isPaid = paymentStatus === 'successful'
  return {
    status: 'CONFIRMED',
    sequence: isPaid ? 2 + notices : 1,
  } satisfies Partial<CalendarEntry>
}
