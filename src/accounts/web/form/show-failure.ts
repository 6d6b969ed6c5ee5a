import { toast, toastStore } from '#design/toast/toast.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { copy } from '../copy.ts'
import { ProofDeclined } from './proof.ts'

/** The server's own sentence. Something that is no failure of a call is a fault of ours. */
export function sentenceOf(error: unknown): string {
  return isApiFailure(error) ? error.message : copy.unexpected
}

/** What was said of the last try is no longer true of the next. */
export function forgetFailures(): void {
  toastStore.dismissErrors()
}

/** Somebody who did not want to prove who they are knows why nothing happened. */
export function isFailure(error: unknown): boolean {
  return !(error instanceof ProofDeclined)
}

/** `atForm`: the form says it too, and says it aloud. */
export function showFailure(error: unknown, { atForm = false } = {}): void {
  if (isFailure(error)) toast.error(sentenceOf(error), { isSpoken: !atForm })
}
