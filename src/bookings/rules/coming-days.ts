import { daysBetween, londonDate } from '#foundation/rules/time/london-date.ts'
import { after } from '#foundation/rules/time/time.ts'
import { partnerTabOf } from './life/tabs.ts'
import type { Booking } from './wire.ts'

/** How many days after today a partner is shown. */
const daysAhead = 7

type Dated = Pick<
  Booking,
  | '_id'
  | 'approvalStatus'
  | 'paymentStatus'
  | 'startDate'
  | 'endDate'
  | 'extendsBooking'
  | 'extendedBy'
>

export interface Coming<Of> {
  booking: Of
  what: 'start' | 'end'
  at: Date
}

/** Today counts from its first minute. What a paid extension continues does not end or start. */
export function comingDays<Of extends Dated>(bookings: readonly Of[], now: Date): Coming<Of>[] {
  const paid = new Map(
    bookings.filter(one => partnerTabOf(one) === 'Active').map(one => [one._id, one]),
  )
  const isPaid = (id: string | null) => id !== null && paid.has(id)
  const coming = [...paid.values()].flatMap(booking => {
    const { startDate, endDate, extendsBooking, extendedBy } = booking
    const found: Coming<Of>[] = []
    if (!isPaid(extendsBooking)) found.push({ booking, what: 'start', at: new Date(startDate) })
    if (endDate && !isPaid(extendedBy)) found.push({ booking, what: 'end', at: new Date(endDate) })
    return found
  })
  return coming
    .filter(one => isSoon(one, now))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** The end does not belong to a booking, so one that ends at midnight ends on the day before. */
function isSoon({ what, at }: Coming<unknown>, now: Date): boolean {
  const day = londonDate(what === 'end' ? after(at, -1) : at)
  const away = daysBetween(londonDate(now), day)
  return away >= 0 && away <= daysAhead
}
