/** Moves the focus to what was typed into a field of this page or form that did not take it. */
export function focusRefused(within: ParentNode = document): boolean {
  const fields = [...within.querySelectorAll('input')]
  const refused = fields.find(({ validity }) => validity.customError)
  refused?.focus()
  return refused !== undefined
}
