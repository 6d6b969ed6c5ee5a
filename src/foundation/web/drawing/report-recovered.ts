/**
 * React reports what it had to draw a second time. Whoever leaves a page before it is hydrated makes
 * it draw the next one instead, which is no fault.
 */
export function reportRecovered(hydratedPath: string): (error: unknown) => void {
  return error => {
    if (location.pathname === hydratedPath) reportError(error)
  }
}
