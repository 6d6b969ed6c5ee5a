/** Where to go back to after logging in: a path of this site, or nothing at all. */
export function returnPath(asked: unknown): string | undefined {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return undefined
  return /[\\\p{Cc}]/u.test(asked) ? undefined : asked
}
