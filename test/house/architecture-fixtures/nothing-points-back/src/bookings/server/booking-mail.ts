import { makeBooking } from '#test/factories.ts' // breach
import { sitemap } from '../../sitemap.ts' // breach
import { mail } from '#foundation/server/mail.ts'
import { demoBookings } from '../../../demo/bookings.ts' // breach

export const bookingMail = [makeBooking, sitemap, mail, demoBookings]
