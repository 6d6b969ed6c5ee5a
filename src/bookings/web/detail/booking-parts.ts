import { type ComponentType, createContext, use } from 'react'
import type { Booking } from '#bookings/rules/wire.ts'
import type { Reader } from '../api.ts'

export interface BookingPartProps {
  booking: Booking
  side: Reader
  /** In the list of those that wait for the partner, where there is room for a line. */
  isWaiting?: boolean
}

/**
 * Among the facts of a booking, or beside them: where the deeds are, or after the price; or in the
 * list of those that wait for the partner.
 */
export interface BookingPart {
  place: 'facts' | 'deeds' | 'money' | 'waiting'
  Part: ComponentType<BookingPartProps>
}

/**
 * What other nouns show on the page of a booking. Bookings may not know them, so the composition
 * hands them over.
 */
export const BookingPartsContext = createContext<readonly BookingPart[]>([])

export function useBookingParts(place: BookingPart['place']): readonly BookingPart[] {
  return use(BookingPartsContext).filter(part => part.place === place)
}
