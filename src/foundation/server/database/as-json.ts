/** PostgreSQL refuses half of a surrogate pair, which a cut text may end with. */
export function asJson(value: object): string {
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  )
}
