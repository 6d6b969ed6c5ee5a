import { errors, Failure } from '#foundation/rules/errors.ts'
import { failureResponse } from './answer.ts'
import { unavailablePage } from './fault-page.ts'

/** What was away is usually back by then, or something else has taken over. */
export const retryAfterSeconds = 2

/** What is answered in place of a call of the API or of a page that could not be waited for. */
export function unavailable(pathname: string): Response {
  return pathname.startsWith('/api/')
    ? failureResponse(new Failure('unavailable', { retryAfter: retryAfterSeconds }))
    : unavailablePage(errors.unavailable.words, retryAfterSeconds)
}
