import { sentenceOf } from '#accounts/web/form/show-failure.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'

/** Whoever sees the message again has logged in again, so that they had to is no longer true. */
export function faultOf(error: unknown): string {
  return isApiFailure(error, 'unauthenticated') ? '' : sentenceOf(error)
}
