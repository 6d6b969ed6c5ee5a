import { writeBooking } from './bookings-table.ts'

export const set = { stage: writeBooking('cancelled') }
