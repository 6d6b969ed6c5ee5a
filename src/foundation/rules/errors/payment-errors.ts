import type { ErrorTable } from './error-table.ts'

export const paymentErrors = {
  nothing_to_adopt: { status: 409, words: 'Those are the terms that apply already.' },
  document_waiting: {
    status: 409,
    words: 'We are still looking at the document you sent. Please wait for our answer.',
  },
  refund_too_large: {
    status: 409,
    words: 'That is more than what is left of what was paid for this booking.',
  },
  payout_not_due: {
    status: 409,
    words: 'This payout is not due yet. It can be paid from then on.',
  },
  movement_not_failed: { status: 409, words: 'There is nothing to try again there.' },
  payment_provider_unavailable: {
    status: 502,
    words: 'The payment provider cannot be reached at the moment. Please try again in a minute.',
  },
  payments_closed: {
    status: 503,
    words: 'Payments are not set up on this site yet. Please try again later.',
  },
} as const satisfies ErrorTable
