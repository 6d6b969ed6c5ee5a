import { askedFor } from '#bookings/rules/asked-for.ts'
import { termWords } from '#bookings/rules/term/term-words.ts'
import { formatPence } from '#foundation/rules/money.ts'
import type { Fact } from '#foundation/server/mail/letter.ts'
import type { BookingRow } from './bookings-table.ts'
import { firstPaidFor, firstPartOf } from './facts-of-booking.ts'
import { type Occasion, termOf } from './letter-words.ts'

type FactsGiven = Pick<Occasion, 'booking' | 'listing'>

export function factsOf(on: FactsGiven): Fact[] {
  return [...spaceAndTime(on), wholePrice(on.booking)]
}

function spaceAndTime({ booking, listing }: FactsGiven): Fact[] {
  return [
    { label: 'Space', value: listing.title },
    { label: 'When', value: termWords(termOf({ booking })) },
  ]
}

function wholePrice(booking: BookingRow): Fact {
  return { label: priceLabel(booking), value: formatPence(booking.total) }
}

function priceLabel({ rolling, instalments }: BookingRow): string {
  if (rolling) return 'Price of the first month'
  return instalments ? 'Whole price' : 'Price'
}

/** The later months are still to be paid. Undefined where all is paid at once. */
export function firstMonthPaid(booking: BookingRow): string | undefined {
  if (!booking.rolling && !booking.instalments) return undefined
  const month = termWords({ type: booking.type, period: firstPaidFor(booking) })
  return `${formatPence(firstPartOf(booking).amount)} for ${month}`
}

export function factsOncePaid(on: FactsGiven): Fact[] {
  const paid = firstMonthPaid(on.booking)
  if (paid === undefined) return factsOf(on)
  const price = on.booking.rolling ? [] : [wholePrice(on.booking)]
  return [...spaceAndTime(on), { label: 'Paid', value: paid }, ...price]
}

/** What a partner has to do beside letting the space, also where nobody asks them. */
export function factsForHost(on: FactsGiven): Fact[] {
  const { booking } = on
  const stage = booking.stage === 'pending' ? 'asked' : 'approved'
  return [...factsOf(on), ...askedFor({ ...booking, distanceKm: booking.distance_km }, stage)]
}
