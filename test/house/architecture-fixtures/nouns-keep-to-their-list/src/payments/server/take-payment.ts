import { requestBooking } from '#bookings/server/request-booking.ts'

export function takePayment(): unknown {
  return requestBooking()
}
