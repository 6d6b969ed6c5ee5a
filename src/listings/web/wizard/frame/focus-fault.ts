/** Whoever is stopped goes on from the first field that says what is wrong, once it is drawn. */
export function focusFirstFault(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const selector = 'main :is([aria-invalid=true], [data-invalid=true])'
      document.querySelector<HTMLElement>(selector)?.focus()
    }),
  )
}
