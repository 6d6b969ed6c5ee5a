import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { toast } from '#foundation/web/toast/toast.ts'
import { copy } from '../copy.ts'
import { ProofDeclined } from '../reauthentication/proof.ts'

/** The server's own sentence. Something that is no failure of a call is a fault of ours. */
export function sentenceOf(error: unknown): string {
  return isApiFailure(error) ? error.message : copy.unexpected
}

export function showFailure(error: unknown): void {
  if (!(error instanceof ProofDeclined)) toast.error(sentenceOf(error))
}
