import { get } from '#foundation/web/api/api.ts'

export const listBookings = () => get('/bookings')
