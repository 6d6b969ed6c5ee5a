import { expect, test } from 'vitest'
import { shareBetween } from './share-between.ts'

test('a price stands where it belongs between the ends', () => {
  expect(shareBetween(110, [80, 200])).toBe(0.25)
  expect(shareBetween(80, [80, 200])).toBe(0)
})

test('what is beyond an end stands at the end, and equal ends put everything in the middle', () => {
  expect(shareBetween(300, [80, 200])).toBe(1)
  expect(shareBetween(10, [80, 200])).toBe(0)
  expect(shareBetween(80, [80, 80])).toBe(0.5)
})
