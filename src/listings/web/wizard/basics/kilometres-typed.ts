/** A minus is kept, so that the number is refused instead of losing its sign. */
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
