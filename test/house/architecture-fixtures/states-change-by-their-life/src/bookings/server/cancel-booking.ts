import { findBooking, moveBooking } from './bookings-table.ts'
import { writeBooking } from './bookings-table.ts' // breach
import { changeBooking } from './change-booking.ts'

const shown = { stage: 'cancelled' }

export function cancelBooking(id: string, stage: string) {
  const set = { reason: 'rain', ...{ 'state': 'over' } } // breach
  const cause = { set: { stage } } // breach
  const asked = new Map([[id, 'stage']])
  asked.set(id, 'state')
  writeBooking('cancelled')
  changeBooking('cancel')
  moveBooking(id, { reason: 'rain' })
  moveBooking(findBooking({ id, stage }), { stage: 'cancelled' }) // breach
  return { set, cause, shown, stage }
}
