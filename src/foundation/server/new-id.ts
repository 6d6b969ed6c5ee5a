import { randomUUID } from 'node:crypto'

/** UUIDv7: ids made together are neighbours in the index, and the rest cannot be guessed. */
export function newId(now: Date = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
