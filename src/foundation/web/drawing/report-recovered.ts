/**
 * React reports what it had to draw a second time. Whoever leaves a page before it is hydrated makes
 * it draw the next one instead, which is no fault.
 */
export function reportRecovered(error: unknown): void {
  // Somebody may go back before there is any code, and the address is that of another page by then.
  const [visit] = performance.getEntriesByType('navigation')
  if (visit?.name.split('?')[0] === location.origin + location.pathname) reportError(error)
}
