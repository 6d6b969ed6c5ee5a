import { askedFor } from '#bookings/rules/asked-for.ts'
import { termWords } from '#bookings/rules/term/term-words.ts'
import { formatPence } from '#foundation/rules/money.ts'
import type { Fact } from '#foundation/server/mail/letter.ts'
import type { BookingRow } from './bookings-table.ts'
import { type Occasion, termOf } from './letter-words.ts'

export function factsOf({ booking, listing }: Pick<Occasion, 'booking' | 'listing'>): Fact[] {
  return [
    { label: 'Space', value: listing.title },
    { label: 'When', value: termWords(termOf({ booking })) },
    { label: priceLabel(booking), value: formatPence(booking.total) },
  ]
}

function priceLabel({ rolling, instalments }: BookingRow): string {
  if (rolling) return 'Price of the first month'
  return instalments ? 'Whole price' : 'Price'
}

export function factsAskedFor({ booking }: Pick<Occasion, 'booking'>): Fact[] {
  return askedFor({ ...booking, distanceKm: booking.distance_km })
}
