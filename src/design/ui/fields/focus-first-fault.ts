const controls = ':is(input, select, textarea, button):enabled'

/** Moves the focus to the first field with an error, once the error is drawn. */
export function focusFirstFault(within: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const selector = `${within} :is([aria-invalid=true], [data-invalid=true])`
      const field = document.querySelector<HTMLElement>(selector)
      field?.focus({ preventScroll: true })
      // A group of controls does not take the focus itself.
      if (field && document.activeElement !== field) {
        field.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true })
      }
      // In the middle, because the error below the field could be under the bottom bar.
      field?.scrollIntoView({ block: 'center' })
    }),
  )
}
