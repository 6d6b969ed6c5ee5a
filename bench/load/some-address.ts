import { randomInt } from 'node:crypto'

/** A random address, so that the limits per address play no part. */
export function someAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`
}
