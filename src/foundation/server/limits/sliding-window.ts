import type { Rate } from './rate.ts'

/**
 * Hits by time slots, the newest last. A window is twelve slots long and rarely begins with one, so
 * thirteen are counted: no window holds more than the limit, and a hit counts for up to a twelfth
 * too long.
 */
export interface Hits {
  slot: number
  counts: readonly number[]
}

const slotsOfWindow = 12
const slotsKept = slotsOfWindow + 1

export const noHits: Hits = { slot: 0, counts: Array.from({ length: slotsKept }, () => 0) }

type Length = Pick<Rate, 'seconds'>

function slotMs({ seconds }: Length): number {
  return (seconds * 1000) / slotsOfWindow
}

export function slotAt(now: number, length: Length): number {
  return Math.floor(now / slotMs(length))
}

/**
 * Moved to a later slot. If the clock was set back by more than a window, counting starts again.
 */
export function slidTo(slot: number, hits: Hits): Hits {
  const by = slot - hits.slot
  if (Math.abs(by) >= slotsKept) return { ...noHits, slot }
  if (by <= 0) return hits
  return { slot, counts: [...hits.counts.slice(by), ...noHits.counts.slice(0, by)] }
}

export function withHit(hits: Hits): Hits {
  return { ...hits, counts: [...hits.counts.slice(0, -1), (hits.counts.at(-1) ?? 0) + 1] }
}

/** Added slot by slot, at the later slot of the two. */
export function together(one: Hits, other: Hits): Hits {
  const slot = Math.max(one.slot, other.slot)
  const [first, second] = [slidTo(slot, one), slidTo(slot, other)]
  return { slot, counts: first.counts.map((count, at) => count + (second.counts[at] ?? 0)) }
}

export function total({ counts }: Hits): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** When the next hit will be allowed, if no other comes before. */
export function opensAt(hits: Hits, { max, seconds }: Pick<Rate, 'max' | 'seconds'>): number {
  const slots = Array.from({ length: slotsKept }, (_, by) => hits.slot + by + 1)
  const open = slots.find(slot => total(slidTo(slot, hits)) < max) ?? hits.slot + slotsKept
  return open * slotMs({ seconds })
}
