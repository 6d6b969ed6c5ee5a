import { randomInt } from 'node:crypto'

/** Everybody comes from somewhere else, so that the limits per address stay out of it. */
export function someAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`
}
