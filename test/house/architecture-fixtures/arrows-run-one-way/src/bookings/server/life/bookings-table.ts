import { priceBooking } from '../pricing/price-booking.ts' // breach

export type Row = ReturnType<typeof priceBooking>
