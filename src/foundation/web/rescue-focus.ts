let opener: HTMLElement | null = null

/** Entries of a menu are gone when what they open closes; the button of the menu is not. */
export function rememberOpener(element: HTMLElement | null): void {
  opener = element
}

/** For whatever opens now: where the focus goes when it closes, if nothing else has it then. */
export function takeOpener(): HTMLElement | null {
  const taken = opener
  opener = null
  return taken
}

/** A deed may take away the button it began with; whoever works by keyboard goes on from the page. */
export function rescueFocus(openedBy: HTMLElement | null = null): void {
  // A closing dialog gives the focus back in the first frame, where there is still something to get it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const there = openedBy?.isConnected ? openedBy : document.querySelector('main')
      there?.focus({ preventScroll: true })
    }),
  )
}
