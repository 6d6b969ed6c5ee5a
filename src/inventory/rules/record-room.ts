import {
  linesAtMost,
  linesWithReturns,
  recordsAtMost,
  recordsWithReturns,
} from './inventory-terms.ts'

/** What the records of a booking hold, and how many things of its list are in the space. */
export interface Held {
  records: number
  lines: number
  things: number
}

/** Whether a hand-over or a change of the list may be added that leads to this. */
export function isRoomForMore({ records, lines }: Held): boolean {
  return records <= recordsAtMost && lines <= linesAtMost
}

/**
 * Whether a return may be added, or taken back. Room is kept for giving back each thing that is
 * there in a record of its own. Giving back all pieces of a thing needs no more than was kept for
 * it, so that is always possible.
 */
export function isRoomToReturn(before: Held, after: Held): boolean {
  return (
    needed(after, 'records') <= Math.max(needed(before, 'records'), recordsWithReturns) &&
    needed(after, 'lines') <= Math.max(needed(before, 'lines'), linesWithReturns)
  )
}

function needed(held: Held, what: 'records' | 'lines'): number {
  return held[what] + held.things
}
