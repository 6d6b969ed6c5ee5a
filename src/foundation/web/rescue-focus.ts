/** A deed may take away the button it began with; whoever works by keyboard goes on from the page. */
export function rescueFocus(): void {
  // A closing dialog gives the focus back in the first frame, where there is still something to get it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      document.querySelector('main')?.focus({ preventScroll: true })
    }),
  )
}
