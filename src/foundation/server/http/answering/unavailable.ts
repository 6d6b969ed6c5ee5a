import { errors, Failure } from '#foundation/rules/errors.ts'
import { failureResponse } from './answer.ts'
import { unavailablePage } from './fault-page.ts'

/** By then the database is usually back, or another server has taken over. */
export const retryAfterSeconds = 2

/** The answer for a request, of the API or of a page, that waited too long. */
export function unavailable(pathname: string): Response {
  return pathname.startsWith('/api/')
    ? failureResponse(new Failure('unavailable', { retryAfter: retryAfterSeconds }))
    : unavailablePage(errors.unavailable.words, retryAfterSeconds)
}
