import { returnPath } from '#foundation/rules/text/return-path.ts'

export interface AuthSearch {
  redirect?: string
}

/** Where to go afterwards, passed along between these pages. Unsafe addresses are dropped. */
export function authSearch(search: Record<string, unknown>): AuthSearch {
  const redirect = returnPath(search.redirect)
  return redirect ? { redirect } : {}
}
