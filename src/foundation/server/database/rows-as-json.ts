/** PostgreSQL refuses half of a surrogate pair, which a cut text may end with. */
export function rowsAsJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}
