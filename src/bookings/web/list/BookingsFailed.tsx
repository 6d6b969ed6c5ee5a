import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { copy as apiCopy } from '#foundation/web/api/copy.ts'
import { copy } from '../copy.ts'

interface BookingsFailedProps {
  /** What could not be loaded. */
  title?: string
  error: Error
  onRetry: () => unknown
  className?: string
}

export function BookingsFailed(props: BookingsFailedProps) {
  const { title = copy.failed, error, onRetry, className } = props
  return (
    <ErrorState title={title} onRetry={() => void onRetry()} className={className}>
      {failureText(error)}
    </ErrorState>
  )
}

/** Prefers the server's own sentence if there is one. */
export function failureText(error: unknown): string {
  const isSpoken =
    isApiFailure(error) && error.message !== '' && error.message !== apiCopy.unreadable
  return isSpoken ? error.message : copy.fallback
}
