import { expect, test } from 'vitest'
import { missingIn } from './missing-in.ts'

const complete = { hasSubject: true, reason: 'wrong_place', words: 'A car park.' }

test('a report that says everything waits for nothing', () => {
  expect(missingIn(complete)).toBeUndefined()
})

test('what is missing is said in the order of the fields', () => {
  const nothing = { hasSubject: false, reason: '', words: '' }
  expect(missingIn(nothing)).toBe('First give the address of the listing.')
  expect(missingIn({ ...nothing, hasSubject: true })).toBe('First choose what is wrong.')
  const tooShort = { ...complete, words: '  A car.   ' }
  expect(missingIn(tooShort)).toBe('Say it in your words, in at least 10 characters.')
})
