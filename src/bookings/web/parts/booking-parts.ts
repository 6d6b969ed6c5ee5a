import { type ComponentType, createContext, use } from 'react'
import type { Booking } from '#bookings/rules/wire.ts'
import type { Reader } from '../api.ts'

export interface BookingPartProps {
  booking: Booking
  side: Reader
  /** True in the list of waiting requests, where there is room for one line. */
  isWaiting?: boolean
}

/**
 * `facts` is the main column, `actions` is beside the buttons, `money` is after the price, and
 * `waiting` is the list of requests that wait for the partner.
 */
export interface BookingPart {
  place: 'facts' | 'actions' | 'money' | 'waiting'
  Part: ComponentType<BookingPartProps>
}

/**
 * Bookings may not import the nouns whose parts are shown here, so the entry point hands the parts
 * over.
 */
export const BookingPartsContext = createContext<readonly BookingPart[]>([])

export function useBookingParts(place: BookingPart['place']): readonly BookingPart[] {
  return use(BookingPartsContext).filter(part => part.place === place)
}
