/**
 * React tells of what it had to draw a second time. Who is led on from a page that is only coming
 * alive leaves it half drawn, its address gone: the router's word for that is no fault to report.
 */
export function reportRecovered(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined
  const isLeft = cause instanceof Error && cause.message.startsWith('Invariant failed')
  if (!isLeft) reportError(error)
}
