import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noHits, opensAt, slidTo, slotAt, total, withHit } from './sliding-window.ts'

const begin = Date.parse('2026-05-01T10:00:00Z')
const rate = fc.record({
  max: fc.integer({ min: 1, max: 12 }),
  seconds: fc.constantFrom(10, 60, 900, 3600),
})
const pauses = fc.array(fc.double({ min: 0, max: 0.7, noNaN: true }), { maxLength: 120 })

/** When hits were allowed that came after these pauses, each a fraction of the window. */
function letThrough(limit: { max: number; seconds: number }, parts: readonly number[]): number[] {
  let [now, hits] = [begin, noHits]
  return parts.flatMap(part => {
    now += Math.ceil(part * part * limit.seconds * 1000)
    hits = slidTo(slotAt(now, limit), hits)
    if (total(hits) >= limit.max) return []
    hits = withHit(hits)
    return [now]
  })
}

describe('a limit', () => {
  test('is never passed in any window of its length', () => {
    fc.assert(
      fc.property(rate, pauses, (limit, parts) => {
        const moments = letThrough(limit, parts)
        for (const first of moments) {
          const within = moments.filter(at => at >= first && at < first + limit.seconds * 1000)
          expect(within.length).toBeLessThanOrEqual(limit.max)
        }
      }),
    )
  })

  test('lets a hit through after a window and a twelfth of it at the latest', () => {
    fc.assert(
      fc.property(rate, pauses, (limit, parts) => {
        const moments = letThrough(limit, [...parts, 0, Math.sqrt(13 / 12)])
        const last = parts.reduce(
          (now, part) => now + Math.ceil(part ** 2 * limit.seconds * 1000),
          begin,
        )
        expect(moments.at(-1)).toBeGreaterThan(last)
      }),
    )
  })

  test('opens when it says, and no slot sooner', () => {
    fc.assert(
      fc.property(rate, pauses, (limit, parts) => {
        let [now, hits] = [begin, noHits]
        for (const part of parts) {
          now += Math.ceil(part * limit.seconds * 100)
          hits = slidTo(slotAt(now, limit), hits)
          if (total(hits) < limit.max) hits = withHit(hits)
        }
        if (total(hits) < limit.max) return
        const open = opensAt(hits, limit)
        expect(open).toBeGreaterThan(now)
        expect(total(slidTo(slotAt(open, limit), hits))).toBeLessThan(limit.max)
        expect(total(slidTo(slotAt(open - 1, limit), hits))).toBe(limit.max)
      }),
    )
  })

  test('begins anew where the clock was set back by more than a window', () => {
    const hits = withHit(slidTo(slotAt(begin, { seconds: 60 }), noHits))
    expect(total(slidTo(slotAt(begin - 20_000, { seconds: 60 }), hits))).toBe(1)
    expect(total(slidTo(slotAt(begin - 120_000, { seconds: 60 }), hits))).toBe(0)
  })
})
