import { requirePerson } from '#accounts/server/account/require-person.ts'
import { bookingPage } from '#bookings/rules/booking-page.ts'
import { type CalendarEntry, calendarFile } from '#bookings/rules/term/calendar-entry.ts'
import { endOf } from '#bookings/rules/term/open-end.ts'
import { termWords } from '#bookings/rules/term/term-words.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { after, dayMs } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { readBooking } from './read-booking.ts'

/** The same booking for the same people, with the address as exact as they may know it. */
export async function readCalendarFile(ctx: Context, id: string): Promise<string> {
  const { role } = requirePerson(ctx)
  const booking = await readBooking(ctx, id)
  const { listing, type } = booking
  const period = { start: new Date(booking.startDate), end: endOf(booking.endDate) }
  const { publicUrl } = ctx.config
  const lastKnown = booking.endDate === null ? after(period.start, dayMs) : period.end
  return calendarFile({
    uid: `${id}@${new URL(publicUrl).hostname}`,
    period: { start: period.start, end: lastKnown },
    ...standing(booking),
    madeAt: ctx.now,
    title: `Storage: ${listing.storageTitle}`,
    place: listing.address,
    words: `${termWords({ type, period })}. Hosted by ${booking.partner.firstName} for ${booking.renter.firstName}.`,
    url: `${publicUrl}${bookingPage(role, id)}`,
  })
}

function standing({ approvalStatus, paymentStatus }: Booking) {
  if (approvalStatus === 'pending') return { status: 'TENTATIVE', sequence: 0 } as const
  if (approvalStatus !== 'approved') return { status: 'CANCELLED', sequence: 3 } as const
  const isPaid = paymentStatus === 'successful'
  return { status: 'CONFIRMED', sequence: isPaid ? 2 : 1 } satisfies Partial<CalendarEntry>
}
