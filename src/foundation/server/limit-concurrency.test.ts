import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('does all the work in the order it came, never more of it together than it may', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ turns: fc.nat(5), fails: fc.boolean() }), { maxLength: 20 }),
      async (most, works) => {
        const inTurn = limitConcurrency(most)
        const begun: number[] = []
        let underWay = 0
        const outcomes = await Promise.allSettled(
          works.map(({ turns, fails }, index) =>
            inTurn(async () => {
              begun.push(index)
              underWay += 1
              expect(underWay).toBeLessThanOrEqual(most)
              for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
              underWay -= 1
              if (fails) throw new Error('failed')
            }),
          ),
        )
        expect(begun).toEqual(works.map((_, index) => index))
        expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(
          works.map(({ fails }) => fails),
        )
      },
    ),
  )
})
