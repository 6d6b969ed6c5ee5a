/**
 * Navigating during a transition skips it, which browsers report as an error although it is none.
 */
export function forgiveSkippedTransitions(): void {
  if (typeof document.startViewTransition !== 'function') return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = update => {
    const transition = start(update)
    transition.ready.catch(() => undefined)
    return transition
  }
}
