import { digest, isSecret, newSecret } from '#foundation/server/secrets.ts'

const prefix = 'hk_'

export function newApiKey(): string {
  return `${prefix}${newSecret()}`
}

export function isApiKey(text: string): boolean {
  return text.startsWith(prefix) && isSecret(text.slice(prefix.length))
}

/** Anything that calls itself a key, and cannot be the token of a session, which is shorter. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith(prefix) && !isSecret(token)
}

/** As long and as random as a session's token, so looking a key up by its digest tells nothing. */
export const digestOf = digest

/** Enough to tell one's keys apart, and far too little to guess one. */
export const endOf = (key: string): string => key.slice(-4)
