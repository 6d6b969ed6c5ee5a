/** What of a typed text can be a distance. A minus stays, so that it is refused and not dropped. */
export function kilometresText(typed: string): string {
  const [whole = '', ...rest] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.-]/g, '')
    .replace(/(?<!^)-/g, '')
    .split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`
}

export function kilometresTyped(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null
}
