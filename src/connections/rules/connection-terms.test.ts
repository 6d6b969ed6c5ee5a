import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after } from '#foundation/rules/time/time.ts'
import { nextTryAt, triedForMs } from './connection-terms.ts'

const queuedAt = new Date('2026-03-03T14:00:00Z')

describe('a delivery that fails', () => {
  it('is tried for exactly a day, with pauses that never shrink but for the last', () => {
    const tries: number[] = []
    let now = queuedAt
    for (let attempts = 1; ; attempts += 1) {
      const next = nextTryAt({ queuedAt, attempts }, now)
      if (!next) break
      tries.push(next.getTime() - now.getTime())
      now = next
    }
    expect(now).toEqual(after(queuedAt, triedForMs))
    expect(tries.slice(0, -1)).toEqual(tries.slice(0, -1).toSorted((one, other) => one - other))
    expect(tries[0]).toBe(60_000)
    expect(tries.length).toBeLessThan(20)
  })

  it('is never tried in the past or after its day, however late it is', () => {
    const late = fc.integer({ min: 0, max: 3 * triedForMs })
    fc.assert(
      fc.property(late, fc.integer({ min: 1, max: 1000 }), (ms, attempts) => {
        const now = after(queuedAt, ms)
        const next = nextTryAt({ queuedAt, attempts }, now)
        if (ms >= triedForMs) return next === undefined
        return next !== undefined && next > now && next <= after(queuedAt, triedForMs)
      }),
    )
  })
})
