import { expect, test } from 'vitest'
import { faultOf, stepBy } from './number-bounds.ts'

test('minus stops at the minimum and never goes below it', () => {
  expect(stepBy(1, -1, { min: 1 })).toBe(1)
  expect(stepBy(3, -1, { min: 0, step: 5 })).toBe(0)
})

test('plus stops at the maximum', () => {
  expect(stepBy(9, 1, { min: 0, max: 10, step: 5 })).toBe(10)
})

test('what is no number is refused, not read as another one', () => {
  expect(faultOf(undefined, { min: 1 })).toBe('Please give a whole number, such as 2.')
  expect(faultOf(undefined, { min: 0, step: 5 })).toBe('Please give a number, such as 2.50.')
})

test('what is counted is whole, and what goes up by other steps need not be', () => {
  expect(faultOf(2.7, { min: 1 })).toBe('Please give a whole number, such as 2.')
  expect(faultOf(82.5, { min: 0, step: 5 })).toBeUndefined()
})

test('a number beyond the bounds is refused, not changed', () => {
  expect(faultOf(250, { min: 1, max: 99 })).toBe('No more than 99, please.')
  expect(faultOf(1, { min: 2, max: 99 })).toBe('No fewer than 2, please.')
  expect(faultOf(99, { min: 1, max: 99 })).toBeUndefined()
})
