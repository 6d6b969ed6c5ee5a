import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { copy as apiCopy } from '#foundation/web/api/copy.ts'
import { copy } from '../copy.ts'

interface BookingsFailedProps {
  error: Error
  onRetry: () => unknown
}

export function BookingsFailed({ error, onRetry }: BookingsFailedProps) {
  return <ErrorState title={failureText(error)} onRetry={() => void onRetry()} />
}

/** Prefers the server's own sentence if there is one. */
export function failureText(error: unknown): string {
  const isSpoken =
    isApiFailure(error) && error.message !== '' && error.message !== apiCopy.unreadable
  return isSpoken ? error.message : copy.fallback
}
