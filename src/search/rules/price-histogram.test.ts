import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceHistogram } from './price-histogram.ts'

describe('the price histogram', () => {
  it('is empty where there is nothing to show', () => {
    expect(priceHistogram([])).toEqual([])
  })

  it('has bins of a round width', () => {
    expect(priceHistogram([5, 40, 41, 99], 10)).toEqual([
      { from: 0, to: 10, count: 1 },
      { from: 10, to: 20, count: 0 },
      { from: 20, to: 30, count: 0 },
      { from: 30, to: 40, count: 0 },
      { from: 40, to: 50, count: 2 },
      { from: 50, to: 60, count: 0 },
      { from: 60, to: 70, count: 0 },
      { from: 70, to: 80, count: 0 },
      { from: 80, to: 90, count: 0 },
      { from: 90, to: 100, count: 1 },
    ])
  })

  it('counts every price once, in the bin that holds it, in few bins', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 200,
    })
    fc.assert(
      fc.property(prices, all => {
        const bins = priceHistogram(all)
        expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(all.length)
        for (const { from, to, count } of bins) {
          expect(all.filter(price => from <= price && price < to)).toHaveLength(count)
        }
        expect(bins.length).toBeLessThanOrEqual(22)
      }),
    )
  })
})
