import { type BookingStage, bookingStages } from '#bookings/rules/life/booking-states.ts'
import { pageIn, textsIn } from '#design/lists/list-search.ts'

interface BookingsSearch {
  q?: string
  stage?: BookingStage
  page?: number
}

export function readBookingsSearch(address: Record<string, unknown>): BookingsSearch {
  const stage = bookingStages.find(one => one === address.stage)
  return { ...textsIn(['q'], address), ...(stage && { stage }), ...pageIn(address) }
}
