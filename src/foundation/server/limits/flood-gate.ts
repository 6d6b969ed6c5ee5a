/**
 * A cheap guard in memory before any work is done: so many requests in ten seconds from one
 * account or address. The finer limits live in the database.
 */
export interface FloodGate {
  admits(subject: string, now: number): boolean
}

const windowMs = 10_000

export function createFloodGate(max: number): FloodGate {
  let windowStart = 0
  let hits = new Map<string, number>()
  return {
    admits(subject, now) {
      if (now - windowStart >= windowMs || now < windowStart) {
        windowStart = now
        hits = new Map()
      }
      const count = (hits.get(subject) ?? 0) + 1
      hits.set(subject, count)
      return count <= max
    },
  }
}
