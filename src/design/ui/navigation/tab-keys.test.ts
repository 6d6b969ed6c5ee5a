import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-keys.ts'

test('arrows go round in a circle', () => {
  expect(tabAfterKey('ArrowRight', 2, 3)).toBe(0)
  expect(tabAfterKey('ArrowLeft', 0, 3)).toBe(2)
})

test('Home and End jump to the ends', () => {
  expect(tabAfterKey('Home', 1, 3)).toBe(0)
  expect(tabAfterKey('End', 1, 3)).toBe(2)
})

test('other keys are left alone', () => {
  expect(tabAfterKey('a', 1, 3)).toBeNull()
})
