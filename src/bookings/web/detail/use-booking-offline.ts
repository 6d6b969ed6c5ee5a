import { phoneText } from '#accounts/rules/phone.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { useSummaryOfSession } from '#foundation/web/offline/use-offline-summary.ts'
import type { Reader } from '../api.ts'
import { copy } from '../copy.ts'

const words = copy.detail

interface Access {
  when: string
  how: string
  parking: string
}

/** The access details are needed at the door, where there may be no connection. */
export function useBookingOffline(booking: Booking, side: Reader, access: Access): boolean {
  const { _id, listing, endDate, paymentStatus } = booking
  const isKept = side === 'renter' && listing.isExact && paymentStatus === 'successful'
  const until = endDate ? after(new Date(endDate), dayMs) : monthFromToday()
  const keeping = isKept ? { until, summary: summaryOf(booking, access) } : undefined
  return useSummaryOfSession(`/your-storage/${_id}`, keeping)
}

/** A booking without an end is kept until its page has not been opened for a month. */
function monthFromToday(): Date {
  return after(new Date(new Date().toISOString().slice(0, 10)), 31 * dayMs)
}

function summaryOf({ listing, partner }: Booking, { when, how, parking }: Access) {
  const { firstName, lastName, phone } = partner
  const name = lastName ? `${firstName} ${lastName}` : firstName
  const call = phone ? [{ name: words.phone, value: phoneText(phone), phone }] : []
  return {
    title: listing.storageTitle,
    parts: [
      {
        heading: words.access,
        facts: [
          { name: words.address, value: listing.address },
          { name: words.when, value: when },
          { name: words.how, value: how },
          { name: words.parking, value: parking },
        ],
      },
      { heading: words.partner, facts: [{ name: words.name, value: name }, ...call] },
    ],
  }
}
