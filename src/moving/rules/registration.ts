/** The characters that occur on number plates and licences. */
const printed = /^[A-Za-z0-9]([A-Za-z0-9 -]*[A-Za-z0-9])?$/

/** Undefined if the text cannot be a number plate or a licence. */
export function asRegistration(typed: string): string | undefined {
  const text = typed.trim().replace(/\s+/g, ' ')
  return printed.test(text) ? text.toUpperCase() : undefined
}

const dot = '•'
const shown = 4

/** Enough to recognise a licence, and never more than half of it. */
export function maskLicence(licence: string): string {
  const visible = Math.min(shown, Math.floor(licence.length / 2))
  const hidden = licence.length - visible
  return dot.repeat(hidden) + licence.slice(hidden)
}
