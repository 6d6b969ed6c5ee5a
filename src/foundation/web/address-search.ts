/**
 * What stands behind the question mark, as texts and nothing else. The router's own way reads the
 * digits of a code as a number, and then writes them back in quotes.
 */
export function readAddressSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function writeAddressSearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text && `?${text}`
}
