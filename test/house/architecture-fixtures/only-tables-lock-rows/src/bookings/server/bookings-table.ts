import { type Locked, locked } from '#foundation/server/lives/locked.ts'

export const lockBooking = (id: string): Locked<{ id: string }> => locked({ id })
