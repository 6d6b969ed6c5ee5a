import type { ErrorTable } from './error-table.ts'

export const complaintErrors = {
  complaint_not_possible: {
    status: 409,
    words: 'A dispute can be opened from the start of a paid booking until 14 days after its end.',
  },
  complaint_open: { status: 409, words: 'A dispute about this booking is open already.' },
  complaint_closed: {
    status: 409,
    words: 'This dispute is over, or the time for that has passed.',
  },
  complaint_waiting: {
    status: 409,
    words:
      'The other side still has time to answer. Please decide once they have, or once that time is over.',
  },
  complaint_not_yours: { status: 409, words: 'That is for the other side of the booking to do.' },
  complaint_refund_too_high: {
    status: 409,
    words: 'That is more than what is left of the payment.',
  },
} as const satisfies ErrorTable
