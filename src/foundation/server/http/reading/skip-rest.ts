import type { ReadableStreamDefaultReader } from 'node:stream/web'

/**
 * Reads the rest of a refused body in the background and forgets it. What stays unread hides the
 * next request on the same connection, which is lost when the connection is closed.
 */
export function skipRest(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  // Whoever has gone away sends nothing that could hide anything.
  readAll(reader).catch(() => undefined)
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let isOver = false
  while (!isOver) isOver = (await reader.read()).done
}
