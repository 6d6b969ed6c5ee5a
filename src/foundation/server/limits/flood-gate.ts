import { networkOf } from './rate.ts'
import { type Hits, noHits, slidTo, slotAt, total, withHit } from './sliding-window.ts'

/**
 * A cheap limit in memory before any other work: so many requests in ten seconds from one account
 * or address. The finer limits are in the database.
 */
export interface FloodGate {
  /** Counts it as well. */
  admits(subject: string, now: number): boolean
  /** Only looks. */
  isFull(subject: string, now: number): boolean
}

const length = { seconds: 10 }
const fewest = 1024

export function createFloodGate(max: number): FloodGate {
  const seen = new Map<string, Hits>()
  let most = fewest
  function forgetOld(slot: number): void {
    for (const [subject, hits] of seen) if (total(slidTo(slot, hits)) === 0) seen.delete(subject)
    most = Math.max(fewest, seen.size * 2)
  }
  const hitsOf = (subject: string, slot: number) => slidTo(slot, seen.get(subject) ?? noHits)
  return {
    admits(asker, now) {
      const subject = networkOf(asker)
      const slot = slotAt(now, length)
      const hits = hitsOf(subject, slot)
      if (total(hits) >= max) return false
      if (seen.size >= most) forgetOld(slot)
      seen.set(subject, withHit(hits))
      return true
    },
    isFull: (asker, now) => total(hitsOf(networkOf(asker), slotAt(now, length))) >= max,
  }
}
