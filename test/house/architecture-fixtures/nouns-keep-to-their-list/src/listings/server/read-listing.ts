import { requestBooking } from '#bookings/server/request-booking.ts' // breach

export async function readListing(): Promise<unknown> {
  return requestBooking()
}
