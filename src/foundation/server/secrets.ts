import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits, as long as a token can usefully be. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

const secretPattern = /^[A-Za-z0-9_-]{43}$/

export function isSecret(text: string): boolean {
  return secretPattern.test(text)
}

/** Such secrets cannot be guessed, so a plain digest at rest is enough. */
export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function sameBytes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
