import { networkOf } from './rate.ts'
import { type Hits, noHits, slidTo, slotAt, total, withHit } from './sliding-window.ts'

/**
 * A cheap limit in memory before any other work: so many requests in ten seconds from one account
 * or address. The finer limits are in the database.
 */
export interface FloodGate {
  /** Counts the request if it is within the limit. */
  admits(subject: string, now: number): boolean
  /** Whether one would be, without counting. */
  isOpen(subject: string, now: number): boolean
}

export const floodSeconds = 10
const length = { seconds: floodSeconds }
const fewest = 1024

export function createFloodGate(max: number): FloodGate {
  const seen = new Map<string, Hits>()
  let most = fewest
  function forgetOld(slot: number): void {
    for (const [subject, hits] of seen) if (total(slidTo(slot, hits)) === 0) seen.delete(subject)
    most = Math.max(fewest, seen.size * 2)
  }
  const hitsAt = (slot: number, subject: string) => slidTo(slot, seen.get(subject) ?? noHits)
  return {
    isOpen: (asker, now) => total(hitsAt(slotAt(now, length), networkOf(asker))) < max,
    admits(asker, now) {
      const subject = networkOf(asker)
      const slot = slotAt(now, length)
      const hits = hitsAt(slot, subject)
      if (total(hits) >= max) return false
      if (seen.size >= most) forgetOld(slot)
      seen.set(subject, withHit(hits))
      return true
    },
  }
}
