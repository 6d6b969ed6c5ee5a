import type { ErrorTable } from './error-table.ts'

/** What can be wrong with any call, whatever it is about. */
export const requestErrors = {
  malformed: { status: 400, words: 'We could not read that request.' },
  idempotency_key_malformed: { status: 400, words: 'That Idempotency-Key is not usable.' },
  idempotency_key_reused: {
    status: 422,
    words: 'That Idempotency-Key was used for a different request.',
  },
  unauthenticated: { status: 401, words: 'Please log in to continue.' },
  forbidden: { status: 403, words: 'Your account cannot do that.' },
  cross_site: { status: 403, words: 'That request came from another site.' },
  not_found: { status: 404, words: 'We could not find that.' },
  method_not_allowed: { status: 405, words: 'That method is not allowed here.' },
  timed_out: { status: 408, words: 'That took too long. Please try again.' },
  conflict: { status: 409, words: 'Somebody changed this at the same time. Please try again.' },
  too_large: { status: 413, words: 'That is larger than we accept.' },
  unsupported_media_type: { status: 415, words: 'We only accept JSON here.' },
  range_refused: { status: 416, words: 'That part of the file cannot be sent.' },
  invalid: { status: 422, words: 'Please check the highlighted details.' },
  too_many_requests: { status: 429, words: 'Too many attempts. Please wait and try again.' },
  unexpected: { status: 500, words: 'Something went wrong on our side.' },
  unavailable: { status: 503, words: 'We are briefly unavailable. Please try again in a moment.' },
} as const satisfies ErrorTable
