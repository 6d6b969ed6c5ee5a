import { expect, test } from 'vitest'
import { numberTyped, stepBy } from './number-bounds.ts'

test('minus stops at the minimum and never goes below it', () => {
  expect(stepBy(1, -1, { min: 1 })).toBe(1)
  expect(stepBy(3, -1, { min: 0, step: 5 })).toBe(0)
})

test('plus stops at the maximum', () => {
  expect(stepBy(9, 1, { min: 0, max: 10, step: 5 })).toBe(10)
})

test('an emptied field is no number yet', () => {
  expect(numberTyped('', { min: 1 })).toBeNull()
  expect(numberTyped('-', { min: 1 })).toBeNull()
})

test('a typed number is brought within the bounds', () => {
  expect(numberTyped('-4', { min: 1 })).toBe(1)
  expect(numberTyped('250', { min: 1, max: 99 })).toBe(99)
})

test('what is counted is whole, and what goes up by other steps need not be', () => {
  expect(numberTyped('2.5', { min: 1 })).toBe(2)
  expect(numberTyped('82.5', { min: 0, step: 5 })).toBe(82.5)
})
