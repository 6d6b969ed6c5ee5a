/** The form may have other fields by now than when the values were kept. */
export function fittingValues(
  kept: Readonly<Record<string, unknown>>,
  start: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kept).filter(([field, value]) => field in start && fits(value, start[field])),
  )
}

function fits(value: unknown, before: unknown): boolean {
  if (before === null || before === undefined) return typeof value === 'string'
  return typeof value === typeof before && Array.isArray(value) === Array.isArray(before)
}
