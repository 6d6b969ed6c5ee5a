/** Half of a sign, as a cut text ends with, is no text to PostgreSQL. */
export function rowsAsJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}
