import { returnPath } from '#foundation/rules/text/return-path.ts'

export interface AuthSearch {
  redirect?: string
}

/** The way back, carried from one authentication page to the next; anything unsafe is dropped. */
export function authSearch(search: Record<string, unknown>): AuthSearch {
  const redirect = returnPath(search.redirect)
  return redirect ? { redirect } : {}
}
