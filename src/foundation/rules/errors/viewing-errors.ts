import type { ErrorTable } from './error-table.ts'

export const viewingErrors = {
  viewing_not_possible: { status: 409, words: 'This space cannot be seen at the moment.' },
  viewing_times: {
    status: 422,
    words: 'Please choose times between 2 hours and 30 days from now.',
  },
  viewing_time_gone: {
    status: 409,
    words: 'That time is no longer available. Please choose another.',
  },
  viewing_closed: {
    status: 409,
    words: 'This viewing can no longer be answered that way. Please look at it again.',
  },
  viewings_full: {
    status: 409,
    words: 'You have three viewings of this space open. Please withdraw one of them first.',
  },
} as const satisfies ErrorTable
