import type { ErrorTable } from './error-table.ts'

export const reviewErrors = {
  review_not_possible: {
    status: 409,
    words: 'Only a booking that was paid for and has begun can be reviewed.',
  },
  review_too_early: {
    status: 409,
    words: 'A booking can be reviewed once it is over, or has gone on for 30 days.',
  },
  review_too_late: {
    status: 409,
    words: 'A booking can be reviewed until 14 days after its end.',
  },
  review_written: {
    status: 409,
    words: 'You have reviewed this booking already. You can change that until it is shown.',
  },
  review_closed: { status: 409, words: 'This review can no longer be changed that way.' },
  review_answered: { status: 409, words: 'You have answered this review already.' },
} as const satisfies ErrorTable
