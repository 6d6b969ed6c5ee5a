import { writeBooking } from './bookings-table.ts'

export const changeBooking = (stage: string) => ({ set: { stage }, write: writeBooking })
