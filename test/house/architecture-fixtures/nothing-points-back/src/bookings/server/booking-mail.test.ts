import { makeBooking } from '#test/factories.ts'
import { bookingMail } from './booking-mail.ts'

makeBooking(bookingMail)
