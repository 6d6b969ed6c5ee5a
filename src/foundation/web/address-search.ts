/**
 * The query of an address as texts only. The router's own reading turns the digits of a code into a
 * number, and writes them back in quotes.
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
