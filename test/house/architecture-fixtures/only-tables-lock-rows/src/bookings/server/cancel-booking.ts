import { locked } from '#foundation/server/lives/locked.ts' // breach
import type { Locked } from '#foundation/server/lives/locked.ts'
import { lockBooking } from './bookings-table.ts'

export const cancelBooking = (id: string): Locked<object>[] => [
  lockBooking(id),
  locked({ id }),
  { id } as unknown as Locked<object>, // breach
]
