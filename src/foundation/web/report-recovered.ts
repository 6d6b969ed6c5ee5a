/**
 * React reports what it had to draw a second time. Somebody who leaves a page before it is hydrated
 * makes the router report an error, which is none.
 */
export function reportRecovered(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined
  const isLeft = cause instanceof Error && cause.message.startsWith('Invariant failed')
  if (!isLeft) reportError(error)
}
