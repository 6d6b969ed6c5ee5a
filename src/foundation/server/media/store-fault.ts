import { Failure } from '#foundation/rules/errors.ts'

const retryAfterSeconds = 60

/** The log says what is wrong with the store; the answer does not. */
export function storeFault(cause: unknown, words?: string): Failure {
  const failure = new Failure('unavailable', { retryAfter: retryAfterSeconds }, words)
  return Object.assign(failure, { cause })
}

export const storeWords = {
  full: 'We have no room for files right now. Nothing was saved. Please try again later.',
  away: 'We cannot keep files right now. Nothing was saved. Please try again later.',
  unread: 'We cannot show this file right now. Please try again later.',
}
