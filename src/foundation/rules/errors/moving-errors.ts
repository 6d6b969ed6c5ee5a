import type { ErrorTable } from './error-table.ts'

export const movingErrors = {
  driver_busy: {
    status: 409,
    words: 'That driver has another move at that time. Please choose another driver or time.',
  },
  driver_in_use: {
    status: 409,
    words: 'That driver still has moves to do. Please give them to somebody else first.',
  },
  driver_email_taken: {
    status: 409,
    words: 'You already have a driver with that email address.',
  },
  move_out_of_order: { status: 409, words: 'The move is not at that point.' },
  day_sheet_closed: {
    status: 404,
    words: 'This link no longer works. Please ask whoever sent it for a new one.',
  },
} as const satisfies ErrorTable
