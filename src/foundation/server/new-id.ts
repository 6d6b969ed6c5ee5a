import { randomUUID } from 'node:crypto'

/** UUIDv7: rows made together lie together in the index, yet the rest stays unguessable. */
export function newId(now: Date = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
