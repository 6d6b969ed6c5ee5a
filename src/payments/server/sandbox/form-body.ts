export type Form = { [key: string]: FormValue }
export type FormValue = string | Form | FormValue[]

/**
 * Parses `line_items[0][price_data][currency]=gbp`, the format in which the library sends requests.
 */
export function parseForm(text: string): Form {
  const root = new Map<string, unknown>()
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    let place = root
    for (const key of path.slice(0, -1)) {
      const next = place.get(key) ?? new Map<string, unknown>()
      place.set(key, next)
      place = next as Map<string, unknown>
    }
    place.set(path.at(-1) ?? '', value)
  }
  return plainValue(root) as Form
}

function plainValue(value: unknown): FormValue {
  if (!(value instanceof Map)) return String(value)
  const entries = [...value].map(([key, inner]) => [key, plainValue(inner)] as const)
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

export function text(form: Form, key: string): string | undefined {
  const value = form[key]
  return typeof value === 'string' ? value : undefined
}

export function inner(form: Form | undefined, key: string): Form {
  const value = form?.[key]
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

export function list(form: Form, key: string): FormValue[] {
  const value = form[key]
  return Array.isArray(value) ? value : []
}

export function whole(form: Form, key: string): number | undefined {
  const value = text(form, key)
  return value !== undefined && /^-?\d{1,15}$/.test(value) ? Number(value) : undefined
}
