import { bookingMail } from '#bookings/server/booking-mail.ts' // breach
import { createApp } from '../../app.ts' // breach

export const mail = [bookingMail, createApp]
