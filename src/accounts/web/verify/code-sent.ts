/**
 * To whom this tab last had a code sent, and when. In memory only: the sealed record holds no
 * email, and a reload asks the server, which knows both.
 */
interface CodeSent {
  email: string | undefined
  at: number
}

let last: CodeSent | undefined

export function rememberCodeSent(email?: string): void {
  last = { email, at: Date.now() }
}

/** Somebody who has just logged in has an address, but no code may be on its way. */
export function rememberAddress(email: string): void {
  last = { email, at: 0 }
}

export function lastCodeSent(): CodeSent | undefined {
  return last
}
