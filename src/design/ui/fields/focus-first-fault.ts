/** Whoever is stopped goes on from the first field that says what is wrong, once it is drawn. */
export function focusFirstFault(within: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const selector = `${within} :is([aria-invalid=true], [data-invalid=true])`
      const field = document.querySelector<HTMLElement>(selector)
      field?.focus({ preventScroll: true })
      // Its words stand below it, where a bar at the foot would hide them.
      field?.scrollIntoView({ block: 'center' })
    }),
  )
}
