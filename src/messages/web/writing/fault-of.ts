import { sentenceOf } from '#accounts/web/form/show-failure.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'

/** Nothing for an ended session: whoever sees the message again has logged in again. */
export function faultOf(error: unknown): string {
  return isApiFailure(error, 'unauthenticated') ? '' : sentenceOf(error)
}
