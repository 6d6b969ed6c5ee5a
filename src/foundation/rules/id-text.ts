export const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isId(text: string | null | undefined): text is string {
  return idPattern.test(text ?? '')
}

/** The end of an id is enough to tell things apart. Anything else stays as it is. */
export function shortId(text: string): string {
  return isId(text) ? `…${text.slice(-8)}` : text
}
