import { demoBookings } from '../demo/bookings.ts'
import { bookingMail } from './bookings/server/booking-mail.ts'
import { makeBooking } from '../test/factories.ts' // breach

export const createApp = () => [demoBookings, bookingMail, makeBooking]
