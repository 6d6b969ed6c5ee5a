import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits, fitsAsked, fitsWithout, type Handling, storedItems } from './stored-items.ts'

const listed = new Map([
  ['sofa', 1],
  ['box', 20],
])
const line = fc.record({
  item: fc.constantFrom('sofa', 'box', 'unlisted'),
  count: fc.integer({ min: 1, max: 25 }),
})
const handling = fc.record({
  kind: fc.constantFrom('handOver' as const, 'return' as const),
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: ({ item }) => item }),
})
const doings = fc.array(fc.record({ handling, withdraws: fc.nat() }), { maxLength: 30 })

describe('what is in a space', () => {
  it('is never less than nothing nor more than listed, whatever two people record', () => {
    fc.assert(
      fc.property(doings, all => {
        const recorded: Handling[] = []
        for (const { handling: one, withdraws } of all) {
          const stored = storedItems(recorded)
          if (fits(one, { stored, listed })) recorded.push({ ...one, isWithdrawn: false })
          const other = recorded[withdraws % (recorded.length || 1)]
          const before = { stored: storedItems(recorded), listed }
          if (other && !other.isWithdrawn && fitsWithout(other, before)) other.isWithdrawn = true
          for (const [item, count] of storedItems(recorded)) {
            expect(count).toBeGreaterThanOrEqual(0)
            expect(count).toBeLessThanOrEqual(listed.get(item) ?? 0)
          }
        }
      }),
    )
  })

  it('can be handed over again once it was given back', () => {
    const sofa = { lines: [{ item: 'sofa', count: 1 }], isWithdrawn: false }
    const both: Handling[] = [
      { ...sofa, kind: 'handOver' },
      { ...sofa, kind: 'return' },
    ]
    const stored = storedItems(both)
    expect(fits({ ...sofa, kind: 'handOver' }, { stored, listed })).toBe(true)
    expect(fits({ ...sofa, kind: 'return' }, { stored, listed })).toBe(false)
    expect(fitsWithout({ ...sofa, kind: 'handOver' }, { stored, listed })).toBe(false)
  })

  it('is asked back only once', () => {
    const asked = new Map([['box', 3]])
    const stored = new Map([['box', 5]])
    expect(fitsAsked([{ item: 'box', count: 2 }], stored, asked)).toBe(true)
    expect(fitsAsked([{ item: 'box', count: 3 }], stored, asked)).toBe(false)
    expect(fitsAsked([{ item: 'sofa', count: 1 }], stored, asked)).toBe(false)
  })
})
