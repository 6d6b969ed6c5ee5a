import { secondMs } from '#foundation/rules/time/lengths.ts'
import { serverNow } from './server-clock.ts'

const keepMs = 10 * secondMs

let drawnAt: Date | undefined
let read: ReadonlySet<string> = new Set()

/** What the server read to draw the page, and when, until somebody goes on from it. */
export function noteDrawn(queryHashes: readonly string[], at: Date): void {
  read = new Set(queryHashes)
  drawnAt = at
  setTimeout(forgetDrawn, keepMs)
}

export function forgetDrawn(): void {
  read = new Set()
  drawnAt = undefined
}

export function isJustRead(queryHash: string): boolean {
  return read.has(queryHash)
}

/** What a clock shows first: the same on the server and in the browser that takes its page over. */
export function firstMoment(): Date {
  return drawnAt ?? serverNow()
}
