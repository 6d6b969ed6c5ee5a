import { toast, toastStore } from '#design/toast/toast.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { currentSession } from '#foundation/web/session/session-store.ts'
import { copy } from '../copy.ts'
import { ProofDeclined } from './proof.ts'

export function sentenceOf(error: unknown): string {
  return isApiFailure(error) ? error.message : copy.unexpected
}

/** Before another try, so that old errors do not stand beside a success. */
export function forgetFailures(): void {
  toastStore.dismissErrors()
}

export function isFailure(error: unknown): boolean {
  return !(error instanceof ProofDeclined)
}

/** With `atForm` the form reads the error out itself, so the toast is silent. */
export function showFailure(error: unknown, { atForm = false } = {}): void {
  if (!isFailure(error) || isEndOfSession(error)) return
  toast.error(sentenceOf(error), { isSpoken: !atForm })
}

/** It leads to the log-in page, which says so itself. */
function isEndOfSession(error: unknown): boolean {
  const session = currentSession()
  const wasLoggedIn = session.status === 'in' || (session.status === 'out' && session.ended)
  return isApiFailure(error, 'unauthenticated') && Boolean(wasLoggedIn)
}
