import { errors, Failure } from '#foundation/rules/errors.ts'
import { unavailablePage } from '../pages/fault-page.ts'
import { failureResponse } from './answer.ts'

/** What is answered in place of a call of the API or of a page that could not be waited for. */
export function unavailable(pathname: string, retryAfter: number): Response {
  return pathname.startsWith('/api/')
    ? failureResponse(new Failure('unavailable', { retryAfter }))
    : unavailablePage(errors.unavailable.words, retryAfter)
}
