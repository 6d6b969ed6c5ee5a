import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWholePence } from './whole-pence.ts'

const most = 1_000_000

it('takes every amount of whole pence, however it looks in binary', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: most * 100 }), one => isWholePence(one / 100)))
})

it.each([0.001, 0.005, 12.345, 999_999.999])('refuses £%d, which has part of a penny', pounds => {
  expect(isWholePence(pounds)).toBe(false)
})
