let opener: HTMLElement | null = null

/**
 * An entry of a menu is gone when the dialog it opened closes; the menu's button is still there.
 */
export function rememberOpener(element: HTMLElement | null): void {
  opener = element
}

/** Where the focus goes when what opens now is closed, if nothing else has it then. */
export function takeOpener(): HTMLElement | null {
  const taken = opener
  opener = null
  return taken
}

/**
 * An action may remove the button that had the focus. Then the page gets it, for people who use the
 * keyboard.
 */
export function rescueFocus(openedBy: HTMLElement | null = null): void {
  // A closing dialog gives the focus back in the first frame, if its opener still exists.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const there = openedBy?.isConnected ? openedBy : document.querySelector('main')
      there?.focus({ preventScroll: true })
    }),
  )
}
