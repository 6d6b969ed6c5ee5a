const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

export const idPattern = new RegExp(`^${id.source}$`)

export function isId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value)
}

/** The first id in a text. */
export function idIn(text: string): string | undefined {
  return id.exec(text)?.[0]
}

/** The end of an id is enough to tell things apart. Anything else stays as it is. */
export function shortId(text: string): string {
  return isId(text) ? `…${text.slice(-8)}` : text
}
